import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { JpegCopies } from './jpeg-copies';

/** Shape of the picture that social networks show beside a link. */
const [width, height] = [1200, 630];

/** Kinds of files of which there is a rendition, by its own kind. */
const sources: Record<string, string[]> = { png: ['svg'], jpg: ['webp', 'avif'] };

/**
 * Serves, of files in a folder, `/x.png` from `x.svg` and `/x.jpg` from `x.webp` or `x.avif`: social networks show no SVG,
 * and cards are not drawn of the others. Each is rendered once, on first request, and again when its file changes.
 * @param max So many are cached, of some 60 KB each.
 */
export function renditions(folder: string, jpegs: JpegCopies, max = 100): RequestHandler {
  /** By a drawing and the time of its last change. */
  const rendered = new LRUCache<string, Buffer, string>({
    max,
    // More may be asked for at once than there is room for: each still gets its own.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: file }) => render(file),
  });
  return async (request, response, next) => {
    const [, name, kind] = pictureAddress.exec(request.path) ?? [];
    if (!name || !kind || !['GET', 'HEAD'].includes(request.method)) return next();
    const source = await findSource(path.join(folder, name), kind);
    if (!source) return next();
    const { file, changedAt } = source;
    const key = `${file} ${changedAt}`;
    const bytes =
      kind === 'png' ? await rendered.fetch(key, { context: file }) : await jpegs.of(key, () => readFile(file));
    if (!bytes) return next();
    response.set('Cache-Control', 'public, max-age=3600').type(kind).send(bytes);
  };
}

/** Characters that can't lead out of a folder, or to a hidden file. */
const pictureAddress = /^((?:\/[\w-][\w.-]*)+)\.(png|jpg)$/;

async function findSource(file: string, kind: string) {
  for (const extension of sources[kind] ?? []) {
    const name = `${file}.${extension}`;
    const found = await stat(name).catch(() => undefined);
    if (found?.isFile()) return { file: name, changedAt: found.mtimeMs };
  }
  return undefined;
}

/**
 * Fills the whole shape with the middle of a drawing of any other. As a picture within a picture the drawing reaches no
 * other file.
 */
async function render(file: string): Promise<Buffer> {
  const drawing = await readFile(file, 'base64');
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${drawing}"/></svg>`;
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(sheet)).asPng();
}
