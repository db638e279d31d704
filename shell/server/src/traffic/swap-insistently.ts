import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type PointerChange, Problem, swapPointer } from '@site/releases';

const attempts = 5;
const pauseMs = 1_000;

/**
 * Changes what is live on this shell's disk, in its name. `prepare` answers undefined when somebody else was faster, such as
 * what follows the release service. Rejects when the folder can't be changed.
 */
export async function swapInsistently(
  releasesDir: string,
  prepare: () => Promise<Omit<PointerChange, 'who'> | undefined>,
): Promise<void> {
  const who = `the shell on ${hostname()}`;
  for (let attempt = 1; ; attempt++) {
    try {
      const change = await prepare();
      if (change) await swapPointer(releasesDir, { ...change, who });
      return;
    } catch (error) {
      if (attempt === attempts || !(error instanceof Problem)) throw error;
      await wait(pauseMs);
    }
  }
}

/** Why the folder of releases could not be changed. */
export function reasonOf(error: unknown): string {
  const code = String((error as NodeJS.ErrnoException).code);
  return ['EROFS', 'EACCES', 'EPERM'].includes(code)
    ? 'this shell may not write into the folder of releases'
    : 'the pointer could not be changed';
}
