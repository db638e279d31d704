import path from 'node:path';
import type { ReleasedApp } from '@site/federation';

/** The owners of source maps: released apps, and the servers with the shell's own scripts. */
export type MappedApp = ReleasedApp | 'shell' | 'api';

/** Beside the releases and not among them: whatever serves or mirrors that folder must never see a source map. */
export const sourceMapsDirOf = (releasesDir: string): string => path.join(path.dirname(releasesDir), 'source-maps');

export const sourceMapsOf = (sourceMapsDir: string, app: MappedApp, version: string): string =>
  path.join(sourceMapsDir, app, version);
