import { extname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Response } from 'express';
import { contentType } from 'mime-types';
import { isPersonal, type ReleaseSelection } from '../traffic/release-selection';

/**
 * Answers an address that the `public` folder of its app has a file for, such as the site's /favicon.ico.
 * False: there is none.
 */
export async function servePublicFile(response: Response, selection: ReleaseSelection): Promise<boolean> {
  const { path } = response.req;
  const loaded = selection.set.owning(path);
  const name = `client/public${path}`;
  if (!loaded || !Object.hasOwn(loaded.release.integrity, name)) return false;
  const content = await readFile(join(loaded.folder, name));
  response.writeHead(200, {
    'Content-Type': contentType(extname(path)) || 'application/octet-stream',
    'Content-Length': content.length,
    'Cache-Control': selection.preview || isPersonal(selection, loaded) ? 'private, no-cache' : 'public, max-age=3600',
  });
  response.end(content);
  return true;
}
