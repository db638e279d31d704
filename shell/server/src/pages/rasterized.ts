import path from 'node:path';
import type { Resource } from '@site/federation';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import type { ReadyResource } from './page';

/** A picture or a document type in an SVG could have other files read than its release's. */
const reaching = /<!(?!--)|href\s*=\s*["'](?!#)/i;

/** Draws a resource's SVG as a PNG, on another thread. Rejects where it names what is not its release's. */
export async function rasterized(
  { contentType, canonical, body }: Resource,
  { fonts }: NonNullable<Resource['rasterize']>,
  { release, folder }: Pick<LoadedRelease, 'release' | 'folder'>,
): Promise<ReadyResource> {
  const missing = fonts.find((font) => !Object.hasOwn(release.integrity, font));
  if (missing) throw new Error(`${nameOf({ release })} has no font ${missing}.`);
  if (reaching.test(body)) throw new Error('A drawing may name no file.');
  const { renderAsync } = await import('@resvg/resvg-js');
  const fontFiles = fonts.map((font) => path.join(folder, font));
  const picture = await renderAsync(body, { font: { fontFiles, loadSystemFonts: false } });
  return { contentType, ...(canonical && { canonical }), body: picture.asPng() };
}
