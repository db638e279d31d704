import path from 'node:path';

/** What source maps are kept of: released apps, and the servers with the shell's own scripts. */
export type MappedApp = 'public-site' | 'admin-console' | 'shell' | 'api';

/** Beside the releases and not among them: whatever serves or mirrors that folder never meets a source map. */
export const sourceMapsDirOf = (releasesDir: string): string => path.join(path.dirname(releasesDir), 'source-maps');

export const sourceMapsOf = (sourceMapsDir: string, app: MappedApp, version: string): string =>
  path.join(sourceMapsDir, app, version);
