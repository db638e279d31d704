/** Since 1.9.0. What the pictures in a resource that the shell draws may have at most, all together. */
export const drawnPictures = { bytes: 1_500_000, pixels: 4_000_000 } as const;

interface PictureSize {
  width: number;
  height: number;
}

/** What a JPEG or a PNG says of its size; undefined for all else. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [kind] = bytes;
  if (bytes.length < 24) return undefined;
  if (kind === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
  return kind === 0xff ? jpegSize(view) : undefined;
}

/** Stands in the segment of the first frame; what comes before it is skipped. */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** Three markers among those of frames mean tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
