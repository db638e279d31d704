import { Problem } from './problem';

/** Runs work that writes below a folder. Where its disk has no room left, throws Problem, which names it. */
export async function needingRoom<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new Problem(
      `There is no room left on the disk of ${folder}. What is live stays as it was, and nothing half written was left. ` +
        'Make room there ("npm run collect" deletes releases that nobody needs), then try again.',
    );
  }
}

/** No room on the disk, or no more for this user. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));
