import type { ReleasedApp } from '@site/federation';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '../release/workspace';
import { storeSourceMaps } from './store-source-maps';
import { sourceMapsDirOf, sourceMapsOf } from './source-maps-folder';

/** Keeps the source maps of the build that a release was just packed from. */
export const storeReleaseMaps = (releasesDir: string, app: ReleasedApp, version: string): Promise<void> =>
  storeSourceMaps(
    path.join(workspaceRoot, 'dist', app, 'maps'),
    sourceMapsOf(sourceMapsDirOf(releasesDir), app, version),
  );

/** Deletes the source maps of a deleted release. */
export const dropReleaseMaps = (releasesDir: string, app: ReleasedApp, version: string): Promise<void> =>
  rm(sourceMapsOf(sourceMapsDirOf(releasesDir), app, version), { recursive: true, force: true });
