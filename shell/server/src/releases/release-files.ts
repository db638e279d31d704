import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { releasedApps } from '@site/federation';
import sirv, { type RequestHandler } from 'sirv';
import { sendError } from '../http/answers';
import type { Exchange } from '../http/exchange';
import { filePolicy } from '../http/security-headers';
import { serveIntegrities } from './release-integrities';

const releasedFile = /^\/releases\/([a-z-]+)\/([\w.-]+)\/client(\/.+)$/;
const year = 365 * 24 * 60 * 60;
/** Releases whose list of files stays in memory. */
const keptFolders = 16;

/** Serves the client files of every release on disk, live or not: an open tab never misses a chunk. */
export function createReleaseFiles(releasesDir: string) {
  const folders = new Map<string, RequestHandler>();

  return async (exchange: Exchange): Promise<void> => {
    if (await serveIntegrities(exchange, releasesDir)) return;
    const [, app, version, file] = releasedFile.exec(exchange.path) ?? [];
    const handler = app && version && isReleased(app) ? folderOf(app, version) : undefined;
    if (!handler || !file) return notFound(exchange);
    exchange.request.url = file;
    handler(exchange.request, exchange.response, () => notFound(exchange));
  };

  function folderOf(app: string, version: string): RequestHandler | undefined {
    const name = `${app}/${version}`;
    const folder = join(releasesDir, app, version);
    const known = folders.get(name) ?? (existsSync(join(folder, 'release.json')) ? serve(folder) : undefined);
    if (!known) return undefined;
    folders.delete(name);
    folders.set(name, known);
    const [oldest] = folders.keys();
    if (folders.size > keptFolders && oldest) folders.delete(oldest);
    return known;
  }
}

/** The list of files is read once: the folder never changes, and what is not on the list can't be asked for. */
const serve = (folder: string): RequestHandler =>
  sirv(join(folder, 'client'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: year,
    extensions: [],
    setHeaders: (response) => response.setHeader('Content-Security-Policy', filePolicy),
  });

const isReleased = (app: string): boolean => releasedApps.some((released) => released === app);

const notFound = (exchange: Exchange): void => sendError(exchange, 404, 'There is no such file in this release.');
