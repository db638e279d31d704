import { Problem } from './problem';

const ofReleases =
  'What is live stays as it was, and nothing half written was left. ' +
  'Make room there ("npm run collect" deletes releases that nobody needs), then try again.';

/** Runs work that writes to a folder. Throws Problem, naming the disk, if that is full; `advice`: what then holds, and helps. */
export async function requireDiskSpace<Result>(
  folder: string,
  work: () => Promise<Result>,
  advice = ofReleases,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new Problem(`There is no room left on the disk of ${folder}. ${advice}`);
  }
}

/** The disk is full, or this user's quota is used up. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));
