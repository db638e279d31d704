import { Bulkhead } from '@site/overload';
import { LRUCache } from 'lru-cache';
import { inSrgb } from './in-srgb';
import { loadSharp, mostPixels } from './load-sharp';

/** Width and height at most: of a card that networks show beside a link. */
const longest = 1200;
const quality = 80;

/** Some 150 KB each. */
const maxCopies = 60;

/**
 * Pictures as JPEG, for what reads no WebP and no AVIF. Each is encoded at its first request; one at a time, since a
 * visitor can ask for all of them.
 */
export class JpegCopies {
  private readonly bulkhead = new Bulkhead(1);
  /** By what changes when the picture does. */
  private readonly encoded = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    max: maxCopies,
    // More may be asked for at once than there is room for: each still gets its copy.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => this.bulkhead.run(async () => toJpeg(await read())),
  });

  /** Undefined where it is no picture. */
  async of(key: string, read: () => Promise<Buffer>): Promise<Buffer | undefined> {
    return this.encoded.fetch(key, { context: read }).catch((error: unknown) => {
      if (!(error instanceof NoPictureError)) throw error;
      return undefined;
    });
  }
}

class NoPictureError extends Error {}

async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    // Refuses an empty file at once, others while it decodes them.
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    return await inSrgb(picture, await picture.metadata())
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality })
      .toBuffer();
  } catch (cause) {
    throw new NoPictureError('This can’t be decoded', { cause });
  }
}
