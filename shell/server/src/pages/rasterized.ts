import path from 'node:path';
import { drawnPictures, pictureSize, type Resource } from '@site/federation';
import { Bulkhead } from '@site/overload';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import type { ReadyResource } from './page';

/** A picture or a document type in an SVG could have other files read than its release's, unless the SVG holds it. */
const reaching = /<!(?!--)|href\s*=\s*["'](?!#|data:image\/(?:jpeg|png);base64,[\w+/]+={0,2}["'])/i;

/** Messengers show no picture beside a link that is larger. A photograph as PNG often is. */
const mostBytes = 300_000;
/** Half of a card is as small as networks still show it across. */
const scales = [1, 0.7, 0.5, 0.35] as const;

/** Each keeps a thread busy that reading files needs, too. How many wait is up to the limit of requests. */
const drawings = new Bulkhead(2);

const pictures = /data:image\/\w+;base64,([\w+/]+)/gi;

/** Draws a resource's SVG as a PNG, on another thread. Rejects where it names what is not its release's. */
export async function rasterized(
  { contentType, canonical, body }: Resource,
  { fonts }: NonNullable<Resource['rasterize']>,
  { release, folder }: Pick<LoadedRelease, 'release' | 'folder'>,
): Promise<ReadyResource> {
  const missing = fonts.find((font) => !Object.hasOwn(release.integrity, font));
  if (missing) throw new Error(`${nameOf({ release })} has no font ${missing}.`);
  if (reaching.test(body)) throw new Error('A drawing may name no file.');
  if (!isWithinLimits(body)) throw new Error('A drawing holds larger pictures than it may, or damaged ones.');
  const fontFiles = fonts.map((font) => path.join(folder, font));
  return { contentType, ...(canonical && { canonical }), body: await toPng(body, fontFiles) };
}

/** As large as it is drawn, or smaller until it has no more bytes than are shown. */
async function toPng(svg: string, fontFiles: string[]): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { fontFiles, loadSystemFonts: false };
  let png: Buffer = Buffer.alloc(0);
  for (const value of scales) {
    const picture = await drawings.run(() => renderAsync(svg, { font, fitTo: { mode: 'zoom', value } }));
    png = picture.asPng();
    if (png.length <= mostBytes) break;
  }
  return png;
}

/** Unpacked, a small file can be a picture that fills the memory. */
function isWithinLimits(body: string): boolean {
  let [bytes, pixels] = [0, 0];
  for (const [, text = ''] of body.matchAll(pictures)) {
    const picture = Buffer.from(text, 'base64');
    const { width, height } = pictureSize(picture) ?? { width: Infinity, height: 1 };
    bytes += picture.length;
    pixels += width * height;
  }
  return bytes <= drawnPictures.bytes && pixels <= drawnPictures.pixels;
}
