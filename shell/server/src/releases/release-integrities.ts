import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAppName, type Release } from '@site/federation';
import type { RequestHandler } from 'express';
import { sendError } from '../http/responses';
import type { FetchVersion } from './release-files';

export const integrityAddress = /^\/releases\/([a-z-]+)\/([\w.-]+)\/integrity\.json$/;

/** Serves the integrity of a release's scripts to host scripts, as `createReleaseFiles` does the scripts themselves. */
export const createReleaseIntegrities =
  (releasesDir: string, fetchVersion?: FetchVersion): RequestHandler =>
  async ({ path }, response) => {
    const [, app = '', version = ''] = integrityAddress.exec(path) ?? [];
    if (isAppName(app)) await fetchVersion?.(app, version);
    const release = isAppName(app) ? await read(releasesDir, app, version) : null;
    if (!release) return sendError(response, 404, 'There is no such release.');
    const scripts = Object.entries(release.integrity).filter(([file]) => /^client\/.+\.js$/.test(file));
    response.set('Cache-Control', 'public, max-age=31536000, immutable').json(Object.fromEntries(scripts));
  };

const read = (releasesDir: string, app: string, version: string): Promise<Release | null> =>
  readFile(join(releasesDir, app, version, 'release.json'), 'utf8').then(JSON.parse, () => null);
