import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 30_000;

/** Resolves once something is so. Throws when it has not come to that within 30 s. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It has not come to that within ${timeoutMs / 1000} s.`);
    await wait(20);
  }
}
