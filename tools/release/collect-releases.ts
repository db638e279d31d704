import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { readHistory, withReleasesLocked } from '@site/releases';
import { dropReleaseMaps } from '../source-maps/release-maps';
import { collectable, type Retention } from './collectable';
import { sizeOf } from './size';
import { storedReleases } from './stored-releases';

export const defaultRetention: Retention = { days: 7, goodOnes: 3 };

export interface CollectedRelease {
  version: string;
  bytes: number;
}

/** Deletes what no living tab and no rollback can need; answers what that was. */
export async function collectReleases(
  releasesDir: string,
  app: ReleasedApp,
  retention = defaultRetention,
): Promise<CollectedRelease[]> {
  return withReleasesLocked(releasesDir, async () => {
    const [releases, history] = [await storedReleases(releasesDir, app), await readHistory(releasesDir)];
    const gone: CollectedRelease[] = [];
    for (const { version } of collectable(releases, history, app, retention)) {
      const folder = path.join(releasesDir, app, version);
      const bytes = await sizeOf(folder);
      // Renamed first: nobody finds half a release.
      await rename(folder, `${folder}.tmp`);
      await rm(`${folder}.tmp`, { recursive: true });
      await dropReleaseMaps(releasesDir, app, version);
      gone.push({ version, bytes });
    }
    return gone;
  });
}
