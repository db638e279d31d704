import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Promotion, Release, ReleasedApp } from '@site/federation';
import { readHistory, withReleasesLocked } from '@site/releases';
import { dropReleaseMaps } from '../source-maps/release-maps';
import { collectable, openSince, type Retention } from './collectable';
import type { RemoteReleases } from './remote/release-client';
import { sizeOf } from './size';
import { storedReleases } from './stored-releases';

export const defaultRetention: Retention = { days: 7, goodOnes: 3 };

/** Longer than any release takes to be packed or deleted. */
const longestMakingMs = 60 * 60 * 1000;

/** What a release service says of an app, as far as it decides what is needed. */
type ServiceState = Pick<RemoteReleases, 'history' | 'versions' | 'earlier' | 'scheduled' | 'request'>;

export interface CollectedRelease {
  version: string;
  bytes: number;
}

/**
 * Deletes releases, with their source maps, that no open tab and no rollback can need; returns them. `service`: of the
 * product that they are released to; undefined where none is reached.
 */
export async function collectReleases(
  releasesDir: string,
  app: ReleasedApp,
  service: ServiceState | undefined,
  retention = defaultRetention,
): Promise<CollectedRelease[]> {
  return withReleasesLocked(releasesDir, async () => {
    await dropUnfinished(path.join(releasesDir, app));
    const [releases, history] = [await storedReleases(releasesDir, app), await readHistory(releasesDir)];
    const unneeded = collectable(releases, history, app, retention);
    const gone: CollectedRelease[] = [];
    for (const { version } of service
      ? unneededThere(unneeded, service, app, retention)
      : replaced(unneeded, history)) {
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

/** A folder that no shell serves from has no history: what is live of it, the service alone knows. */
function unneededThere(
  releases: Release[],
  { history, versions, earlier = [], scheduled, request }: ServiceState,
  app: ReleasedApp,
  retention: Retention,
): Release[] {
  // Of a busy app the history that is told covers days alone.
  const open = versions.filter(({ lastServedAt }) => lastServedAt && Date.parse(lastServedAt) >= openSince(retention));
  const targets = earlier.slice(0, retention.goodOnes - 1);
  const needed = [scheduled?.version, request?.version, ...targets, ...open.map(({ version }) => version)];
  return collectable(releases, [...history].reverse(), app, retention).filter(
    ({ version }) => !needed.includes(version),
  );
}

/** What this folder's history does not name may be live elsewhere. */
const replaced = (releases: Release[], history: Promotion[]): Release[] =>
  releases.filter(({ version }) => history.some(({ to }) => to === version));

/** Leftovers of commands that were killed. */
async function dropUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.endsWith('.tmp'))) {
    // It may have its final name by now.
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - longestMakingMs) await rm(path.join(folder, name), { recursive: true });
  }
}
