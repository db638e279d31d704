import type { ReleasedApp } from '@site/federation';
import { readCandidate } from '../gate/candidate';
import { filesCheck } from '../gate/checks/files.check';
import { Problem } from '../start/problem';

/** True when a stored release has every file as it was packed. */
export async function isWhole(releasesDir: string, app: ReleasedApp, version: string): Promise<boolean> {
  try {
    const { refusals } = await filesCheck.run(await readCandidate({ releasesDir, app, version }));
    return refusals.length === 0;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
