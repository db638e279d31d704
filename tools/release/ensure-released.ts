import { releasedApps, type ReleasedApp } from '@site/federation';
import { promote } from './go-live';
import { contentHashOf, pack } from './pack';
import { liveVersion } from './pointer';
import { storedReleases } from './stored-releases';
import { packSource, releasesDirOf } from './workspace';

/** Makes the present builds live, except where a release of the same content exists: what is live then stays. */
export async function ensureReleased(dataDir: string): Promise<void> {
  for (const app of releasedApps) await ensureAppReleased(releasesDirOf(dataDir), app);
}

async function ensureAppReleased(releasesDir: string, app: ReleasedApp): Promise<void> {
  const source = await packSource(app);
  const contentHash = await contentHashOf(source);
  const stored = (await storedReleases(releasesDir, app)).find((release) => release.contentHash === contentHash);
  const live = await liveVersion(releasesDir, app);
  // Rolled back on purpose, perhaps: a start does not undo it.
  if (stored && live) return;
  const { version } = stored ?? (await pack(source, releasesDir));
  await promote(releasesDir, app, version, live);
}
