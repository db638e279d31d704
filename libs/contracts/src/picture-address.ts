/** Where uploaded pictures are served. */
export const uploadsAddress = '/media/uploads/';

/** Widths of an uploaded picture's copies. Addresses don't list them, so another set needs another form of address. */
export const pictureWidths = [480, 960, 1600] as const;

export interface PictureCopy {
  url: string;
  width: number;
}

export interface PictureFacts {
  width: number;
  height: number;
  /** From the narrowest to the picture itself. */
  variants: PictureCopy[];
}

/** What the address of an uploaded picture tells of it; null for any other address. */
export function pictureAt(address: string): PictureFacts | null {
  const [, stem, width, height] = pattern.exec(address) ?? [];
  if (!stem) return null;
  const copies = pictureWidths.filter((narrower) => narrower < Number(width));
  return {
    width: Number(width),
    height: Number(height),
    variants: [
      ...copies.map((copy) => ({ url: `${stem}-${copy}.webp`, width: copy })),
      { url: address, width: Number(width) },
    ],
  };
}

/** The copies of a picture as `srcset` takes them. */
export const srcSetOf = ({ variants }: PictureFacts): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Named by what is in it, and by its size, so that a page can keep its place free before it has come. */
const pattern = /^(\/media\/uploads\/[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,4}))\.webp$/;
