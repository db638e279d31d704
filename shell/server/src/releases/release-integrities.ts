import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasedApps, type Release } from '@site/federation';
import { sendError } from '../http/answers';
import type { Exchange } from '../http/exchange';

const address = /^\/releases\/([a-z-]+)\/([\w.-]+)\/integrity\.json$/;

/** Serves the integrity of a release's scripts to host scripts. False: another address. */
export async function serveIntegrities(exchange: Exchange, releasesDir: string): Promise<boolean> {
  const [, app, version] = address.exec(exchange.path) ?? [];
  if (!app || !version) return false;
  const release = releasedApps.some((released) => released === app) ? await read(releasesDir, app, version) : null;
  if (!release) {
    sendError(exchange, 404, 'There is no such release.');
    return true;
  }
  const scripts = Object.entries(release.integrity).filter(([file]) => /^client\/.+\.js$/.test(file));
  const body = Buffer.from(JSON.stringify(Object.fromEntries(scripts)));
  exchange.response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  exchange.response.end(exchange.method === 'HEAD' ? undefined : body);
  return true;
}

const read = (releasesDir: string, app: string, version: string): Promise<Release | null> =>
  readFile(join(releasesDir, app, version, 'release.json'), 'utf8').then(JSON.parse, () => null);
