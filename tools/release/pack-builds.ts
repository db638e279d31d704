import path from 'node:path';
import type { Release } from '@site/federation';
import { storeOwnSourceMaps } from '../source-maps/store-own-source-maps';
import { storeReleaseMaps } from '../source-maps/release-maps';
import { sourceMapsDirOf } from '../source-maps/source-maps-folder';
import { timeOfBuild } from '../start/source-stamp';
import { workspaceApps } from './apps';
import { isWhole } from './is-whole';
import { contentHashOf, pack, type PackSource } from './pack';
import { storedReleases } from './stored-releases';
import { packSource, workspaceRoot } from './workspace';

/** A build, packed on this machine. */
export type PackedBuild = Pick<Release, 'app' | 'version' | 'contentHash' | 'builtAt'>;

/** Packs the builds of all apps; one that is packed already, and whole, is not packed again. */
export async function packBuilds(releasesDir: string): Promise<PackedBuild[]> {
  const builds: PackedBuild[] = [];
  // Not now: an image may be started long after it was built, and teams have released since.
  const builtAt = await timeOfBuild();
  for (const app of workspaceApps()) {
    const build = await packOnce(releasesDir, { ...(await packSource(app)), builtAt });
    await storeReleaseMaps(releasesDir, app, build.version);
    builds.push(build);
  }
  await storeOwnSourceMaps(path.join(workspaceRoot, 'dist'), sourceMapsDirOf(releasesDir));
  return builds;
}

export async function packOnce(releasesDir: string, source: PackSource, packedAt?: Date): Promise<PackedBuild> {
  const { app } = source;
  const contentHash = await contentHashOf(source);
  for (const release of await storedReleases(releasesDir, app)) {
    if (release.contentHash === contentHash && (await isWhole(releasesDir, app, release.version))) return release;
  }
  return pack(source, releasesDir, packedAt);
}
