import sharp from 'sharp';

/** A picture of one colour. */
export function picture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png',
  alpha = 1,
): Promise<Buffer> {
  const background = { r: 29, g: 63, b: 224, alpha };
  return sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** As a camera held upright writes it, with the place where it was taken. */
export const withMetadata = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .withExif({ IFD0: { Copyright: 'Secret Street' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Two frames of 20 by 20, one black, one white. */
export function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 0), Buffer.alloc(20 * 20 * 3, 255)]);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer();
}
