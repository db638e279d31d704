/** A smaller copy of a stored picture, or the picture itself. */
export class PictureVariant {
  url!: string;
  width!: number;
}

/** A picture as it was stored. */
export class StoredPicture {
  id!: number;
  /** A path of this site. */
  url!: string;
  width!: number;
  height!: number;
  /** From the narrowest to the picture itself. */
  variants!: PictureVariant[];
  /** What it shows, for people who can't see it; empty where nobody said so. */
  alt!: string;
}
