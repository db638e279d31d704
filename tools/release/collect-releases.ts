import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { readHistory, withReleasesLocked } from '@site/releases';
import { dropReleaseMaps } from '../source-maps/release-maps';
import { collectable, type Retention } from './collectable';
import { sizeOf } from './size';
import { storedReleases } from './stored-releases';

export const defaultRetention: Retention = { days: 7, goodOnes: 3 };

/** Longer than any release takes to be packed or deleted. */
const longestMakingMs = 60 * 60 * 1000;

export interface CollectedRelease {
  version: string;
  bytes: number;
}

/** Deletes releases that no open tab and no rollback can need; returns them. */
export async function collectReleases(
  releasesDir: string,
  app: ReleasedApp,
  retention = defaultRetention,
): Promise<CollectedRelease[]> {
  return withReleasesLocked(releasesDir, async () => {
    await dropUnfinished(path.join(releasesDir, app));
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

/** Leftovers of commands that were killed. */
async function dropUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.endsWith('.tmp'))) {
    // It may have its final name by now.
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - longestMakingMs) await rm(path.join(folder, name), { recursive: true });
  }
}
