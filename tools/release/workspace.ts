import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { commitOf } from './git';
import { sha256 } from './hash';
import type { PackSource } from './pack';
import { readReleaseConfig } from './release-config';

export const workspaceRoot = path.join(import.meta.dirname, '../..');

export const releasesDirOf = (dataDir: string): string => path.join(dataDir, 'releases');

/** DATA_DIR, the same as the running product's. */
export const defaultDataDir = (): string => path.resolve(workspaceRoot, process.env.DATA_DIR || '.data');

/** The command line's releases folder. */
export const defaultReleasesDir = (): string => releasesDirOf(defaultDataDir());

/** What to pack of an app after its build. */
export async function packSource(app: ReleasedApp): Promise<PackSource> {
  const openApi = await readFile(path.join(workspaceRoot, 'api/openapi.json'));
  return {
    app,
    buildDir: path.join(workspaceRoot, 'dist', app),
    config: await readReleaseConfig(path.join(workspaceRoot, app, 'release.config.json')),
    commit: await commitOf(workspaceRoot),
    api: JSON.parse(openApi.toString('utf8')),
    apiSchema: sha256(openApi),
  };
}
