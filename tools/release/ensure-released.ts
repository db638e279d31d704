import path from 'node:path';
import { releasedApps, type ReleasedApp } from '@site/federation';
import { readTraffic } from '@site/releases';
import { keepOwnSourceMaps } from '../source-maps/keep-own-source-maps';
import { keepReleaseMaps } from '../source-maps/release-maps';
import { sourceMapsDirOf } from '../source-maps/source-maps-folder';
import { promote } from './go-live';
import { contentHashOf, pack } from './pack';
import { storedReleases } from './stored-releases';
import { packSource, releasesDirOf, workspaceRoot } from './workspace';

/** Makes the present builds live, except where a release of the same content exists: what is live then stays. */
export async function ensureReleased(dataDir: string): Promise<void> {
  const releasesDir = releasesDirOf(dataDir);
  for (const app of releasedApps) await ensureAppReleased(releasesDir, app);
  await keepOwnSourceMaps(path.join(workspaceRoot, 'dist'), sourceMapsDirOf(releasesDir));
}

async function ensureAppReleased(releasesDir: string, app: ReleasedApp): Promise<void> {
  const source = await packSource(app);
  const contentHash = await contentHashOf(source);
  const stored = (await storedReleases(releasesDir, app)).find((release) => release.contentHash === contentHash);
  const traffic = await readTraffic(releasesDir, app);
  const { version } = stored ?? (await pack(source, releasesDir));
  await keepReleaseMaps(releasesDir, app, version);
  // Rolled back on purpose, perhaps: a start does not undo it.
  if (stored && traffic.live) return;
  await promote(releasesDir, app, version, traffic);
}
