import path from 'node:path';
import type { Release, ReleasedApp } from '@site/federation';
import { readHistory, readTraffic, trailOf } from '@site/releases';
import { storeOwnSourceMaps } from '../source-maps/store-own-source-maps';
import { storeReleaseMaps } from '../source-maps/release-maps';
import { sourceMapsDirOf } from '../source-maps/source-maps-folder';
import { workspaceApps } from './apps';
import { promote } from './go-live';
import { isWhole } from './is-whole';
import { contentHashOf, pack, type PackSource } from './pack';
import { storedReleases } from './stored-releases';
import { packSource, releasesDirOf, workspaceRoot } from './workspace';

/** Makes the current builds live, unless a release has the same content: what is live then stays. */
export async function ensureReleased(dataDir: string): Promise<void> {
  const releasesDir = releasesDirOf(dataDir);
  for (const app of workspaceApps()) {
    const version = await ensureAppReleased(releasesDir, await packSource(app));
    if (version) await storeReleaseMaps(releasesDir, app, version);
  }
  await storeOwnSourceMaps(path.join(workspaceRoot, 'dist'), sourceMapsDirOf(releasesDir));
}

/**
 * The same for one app. Where the live release is damaged, an intact one of the same build replaces it. Returns the
 * release of the current build, if there is one.
 */
export async function ensureAppReleased(releasesDir: string, source: PackSource): Promise<string | undefined> {
  const { app } = source;
  const contentHash = await contentHashOf(source);
  const traffic = await readTraffic(releasesDir, app);
  const ofThisBuild = (await storedReleases(releasesDir, app)).filter((release) => release.contentHash === contentHash);
  const damaged = traffic.live && !(await isWhole(releasesDir, app, traffic.live)) ? traffic.live : undefined;
  // It may have been rolled back on purpose: a start does not undo that.
  if (traffic.live && !damaged && ofThisBuild[0]) return ofThisBuild[0].version;
  // The shell serves another release, and logs it.
  if (damaged && !isOfBuild(damaged, contentHash) && (await hasPredecessor(releasesDir, app))) return undefined;
  const version = (await firstWhole(releasesDir, app, ofThisBuild)) ?? (await pack(source, releasesDir)).version;
  await promote(releasesDir, app, version, traffic, { because: damaged && `${app}@${damaged} is damaged` });
  return version;
}

async function firstWhole(releasesDir: string, app: ReleasedApp, releases: Release[]): Promise<string | undefined> {
  for (const { version } of releases) {
    if (await isWhole(releasesDir, app, version)) return version;
  }
  return undefined;
}

/** Versions end with the beginning of their content's hash. */
const isOfBuild = (version: string, contentHash: string): boolean => version.endsWith(`-${contentHash.slice(0, 7)}`);

const hasPredecessor = async (releasesDir: string, app: ReleasedApp): Promise<boolean> =>
  trailOf(await readHistory(releasesDir), app).length > 1;
