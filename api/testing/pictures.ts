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

/** One colour in 16 bits, with a profile where one is named; in an AVIF ten bits. */
export function deepPicture(format: 'png' | 'avif', profile?: 'srgb' | 'p3'): Promise<Buffer> {
  const [r, g, b] = deepColour;
  const flat = sharp({ create: { width: 40, height: 30, channels: 3, background: { r, g, b } } });
  const deep = flat.toColourspace('rgb16');
  return (profile ? deep.withIccProfile(profile) : deep).toFormat(format, { bitdepth: 10 }).toBuffer();
}

const deepColour = [0xe0, 0x40, 0x20] as const;

/** How far a picture is from that colour, in the channel that is farthest. */
export async function distanceFromDeepColour(bytes: Buffer): Promise<number> {
  const { channels } = await sharp(bytes).stats();
  return Math.max(...deepColour.map((value, at) => Math.abs(value - (channels[at]?.mean ?? Infinity))));
}

/** As a camera held upright writes it, with the place where it was taken. */
export const withMetadata = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .withExif({ IFD0: { Copyright: 'Secret Street' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** As a phone writes it: an AVIF whose boxes say that it is HEVC, with 19 more bytes of configuration. */
export async function heic(): Promise<Buffer> {
  const avif = await picture(20, 10, 'avif');
  for (const box of ['meta', 'iprp', 'ipco']) {
    const at = avif.indexOf(box) - 4;
    avif.writeUInt32BE(avif.readUInt32BE(at) + 19, at);
  }
  const at = avif.indexOf('av1C') - 4;
  const configuration = Buffer.from(`\0\0\0\x1fhvcC\x01\x01${'\0'.repeat(19)}\x03\0`, 'latin1');
  const bytes = Buffer.concat([avif.subarray(0, at), configuration, avif.subarray(at + 12)]).toString('latin1');
  return Buffer.from(bytes.replaceAll('avif', 'heic').replace('av01', 'hvc1'), 'latin1');
}

/** Two frames of 20 by 20, one black, one white. */
export function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 0), Buffer.alloc(20 * 20 * 3, 255)]);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer();
}
