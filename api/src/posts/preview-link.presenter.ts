/** A way for anybody to read a post that is not public, until it expires. */
export class PreviewLink {
  /** A path of this site. */
  url!: string;
  expiresAt!: Date;
}

export function presentPreviewLink(token: string, expiresAt: Date): PreviewLink {
  return { url: `/preview/${token}`, expiresAt };
}
