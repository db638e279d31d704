import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once something is so. Throws when it has not come to that in time. */
export async function until(isSo: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It has not come to that within ${timeoutMs / 1000} s.`);
    await wait(20);
  }
}
