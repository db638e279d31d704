import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once a condition holds; limited only by the test's own timeout. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}
