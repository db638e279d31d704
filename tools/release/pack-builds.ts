import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { storeOwnSourceMaps } from '../source-maps/store-own-source-maps';
import { storeReleaseMaps } from '../source-maps/release-maps';
import { sourceMapsDirOf } from '../source-maps/source-maps-folder';
import { workspaceApps } from './apps';
import { isWhole } from './is-whole';
import { contentHashOf, pack, type PackSource } from './pack';
import { storedReleases } from './stored-releases';
import { packSource, workspaceRoot } from './workspace';

/** A build, packed on this machine. */
export interface PackedBuild {
  app: ReleasedApp;
  version: string;
  contentHash: string;
}

/** Packs the builds of all apps; one that is packed already, and whole, is not packed again. */
export async function packBuilds(releasesDir: string): Promise<PackedBuild[]> {
  const builds: PackedBuild[] = [];
  for (const app of workspaceApps()) {
    const build = await packOnce(releasesDir, await packSource(app));
    await storeReleaseMaps(releasesDir, app, build.version);
    builds.push(build);
  }
  await storeOwnSourceMaps(path.join(workspaceRoot, 'dist'), sourceMapsDirOf(releasesDir));
  return builds;
}

export async function packOnce(releasesDir: string, source: PackSource): Promise<PackedBuild> {
  const { app } = source;
  const contentHash = await contentHashOf(source);
  for (const { version, contentHash: packed } of await storedReleases(releasesDir, app)) {
    if (packed === contentHash && (await isWhole(releasesDir, app, version))) return { app, version, contentHash };
  }
  const { version } = await pack(source, releasesDir);
  return { app, version, contentHash };
}
