import { pictureWidths } from '@site/contracts';
import type { Metadata, Sharp } from 'sharp';
import { InvalidInputError } from '../errors/errors';
import { inSrgb } from './in-srgb';
import { loadSharp, mostPixels } from './load-sharp';

/** A picture in one of its widths. */
export interface EncodedPicture {
  width: number;
  height: number;
  webp: Buffer;
}

const kinds = ['jpeg', 'png', 'webp', 'gif', 'heif'];
const quality = 80;
/** Where the format ends. */
const tallestWebp = 16_383;

/**
 * Encodes a picture in every width that it is large enough for, the widest last: upright, in the colours of the
 * web, without what a camera writes into it. Throws InvalidInputError for what is no picture of a known kind.
 */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture[]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const sharp = await loadSharp();
  const sent = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  try {
    const metadata = await sent.metadata();
    const { width, height } = describe(metadata, bytes);
    const picture = inSrgb(sent, metadata);
    const widest = Math.min(width, Math.max(...pictureWidths), Math.ceil((width * tallestWebp) / height));
    const widths = [...pictureWidths.filter((narrower) => narrower < widest), widest];
    const encoded: EncodedPicture[] = [];
    // One after the other: together they would hold the picture in memory three times.
    for (const target of widths) {
      const proportional = Math.max(1, Math.round((height * target) / width));
      encoded.push(await resize(picture, target, Math.min(proportional, tallestWebp)));
    }
    return encoded;
  } catch (error) {
    throw error instanceof InvalidInputError ? error : refusalOf(error);
  }
}

async function resize(picture: Sharp, width: number, height: number): Promise<EncodedPicture> {
  const webp = await picture
    .clone()
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .webp({ quality, smartSubsample: true })
    .toBuffer();
  return { width, height, webp };
}

/** Its size as it is meant to be seen: cameras turn pictures by a note beside the pixels. */
function describe({ format, pages = 1, autoOrient }: Metadata, bytes: Buffer): { width: number; height: number } {
  if (!kinds.includes(format ?? '') || (format === 'heif' && !isAvif(bytes))) throw refusal(unknownKind);
  if (pages > 1 || isAnimatedPng(bytes)) throw refusal('Animated pictures can’t be used. Upload a still one.');
  return autoOrient;
}

/** Phones write HEIC, the same container with pictures that we can't decode. Its brand does not always tell them apart. */
const isAvif = (bytes: Buffer): boolean => bytes.includes('av01');

/** Decoders of PNG show the first picture of an animation; its control chunk stands before that. */
const isAnimatedPng = (bytes: Buffer): boolean => {
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  return isPng && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
};

const unknownKind = 'This file is not a picture we can use. Upload a JPEG, PNG, WebP, AVIF or still GIF.';

function refusalOf(error: unknown): InvalidInputError {
  const { message } = error as Error;
  if (/pixel limit/i.test(message)) {
    return refusal(`This picture has more than ${mostPixels / 1_000_000} million pixels. Upload a smaller one.`);
  }
  if (/unsupported image format|blocked/i.test(message)) return refusal(unknownKind);
  return refusal('This picture is damaged: part of it can’t be read.');
}

const refusal = (message: string) => new InvalidInputError(message, { file: message });
