import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Shape of the picture that social networks show beside a link. */
const [width, height] = [1200, 630];

/** Some 60 KB each. */
const maxRenditions = 100;

/**
 * Serves `/x.png` from `x.svg` in a folder: social networks show no SVG. Each is rendered once, on first request, and
 * again when its drawing changes.
 */
export function renditions(folder: string): RequestHandler {
  /** By a drawing and the time of its last change. */
  const rendered = new LRUCache<string, Buffer, string>({
    max: maxRenditions,
    fetchMethod: (_key, _stale, { context: file }) => render(file),
  });
  return async (request, response, next) => {
    const requested = nameOf(request.path);
    if (!requested || !['GET', 'HEAD'].includes(request.method)) return next();
    const drawing = await findDrawing(path.join(folder, `${requested}.svg`));
    if (!drawing) return next();
    const png = await rendered.fetch(`${drawing.file} ${drawing.changedAt}`, { context: drawing.file });
    response.set('Cache-Control', 'public, max-age=3600').type('png').send(png);
  };
}

/** Characters that can't lead out of a folder, or to a hidden file. */
const nameOf = (address: string): string | undefined => /^((?:\/[\w-][\w.-]*)+)\.png$/.exec(address)?.[1];

async function findDrawing(file: string) {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, changedAt: found.mtimeMs } : undefined;
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
