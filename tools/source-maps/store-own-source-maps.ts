import { buildVersion, scriptsIn } from '@site/telemetry';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { storeSourceMaps } from './store-source-maps';
import { type MappedApp, sourceMapsOf } from './source-maps-folder';

/** Enough for every error that somebody still investigates. */
const maxBuilds = 12;

/**
 * Keeps the source maps of what is not released in folders: the servers' bundles under the version that their log
 * names, the shell's scripts under the version that their address names.
 */
export async function storeOwnSourceMaps(distDir: string, sourceMapsDir: string): Promise<void> {
  const inDist = (file: string) => path.join(distDir, file);
  const scripts = scriptsIn(inDist('shell/client'));
  const shellBundle = inDist('shell/server/main.cjs');
  const apiBundles = [inDist('api/main.mjs'), inDist('api/worker.mjs')];
  const stored: [builtMaps: string, app: MappedApp, version: string][] = [
    [inDist('shell/maps'), 'shell', buildVersion(scripts)],
    [inDist('shell/server/maps'), 'shell', buildVersion([shellBundle, ...scripts])],
    [inDist('api'), 'api', buildVersion(apiBundles)],
  ];
  for (const [builtMaps, app, version] of stored) {
    await storeSourceMaps(builtMaps, sourceMapsOf(sourceMapsDir, app, version));
    await forgetOldest(path.join(sourceMapsDir, app));
  }
}

async function forgetOldest(folder: string): Promise<void> {
  const versions = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  for (const { name } of versions.sort((a, b) => b.at - a.at).slice(maxBuilds)) {
    await rm(path.join(folder, name), { recursive: true });
  }
}
