import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once something is so; it takes as long as it takes, within the test's own limit. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}
