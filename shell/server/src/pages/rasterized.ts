import path from 'node:path';
import { drawnPictures, pictureSize, type Resource } from '@site/federation';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import { inTurn } from './in-turn';
import type { ReadyResource } from './page';

/** A picture or a document type in an SVG could have other files read than its release's, unless the SVG holds it. */
const reaching = /<!(?!--)|href\s*=\s*["'](?!#|data:image\/(?:jpeg|png);base64,[\w+/]+={0,2}["'])/i;

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
  const { renderAsync } = await import('@resvg/resvg-js');
  const fontFiles = fonts.map((font) => path.join(folder, font));
  const picture = await inTurn(() => renderAsync(body, { font: { fontFiles, loadSystemFonts: false } }));
  return { contentType, ...(canonical && { canonical }), body: picture.asPng() };
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
