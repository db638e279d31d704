import type { PreviewLinkEntry } from './preview-link.entity';

/** Lets anybody read a post that is not public, until the link expires or is revoked. */
export class PreviewLink {
  id!: string;
  /** A path of this site. */
  url!: string;
  createdAt!: Date;
  expiresAt!: Date;
  /** Null: the user is deleted. */
  createdById!: string | null;
  /** The name at that time. */
  createdByName!: string;
}

export function presentPreviewLink(link: PreviewLinkEntry, token: string): PreviewLink {
  const { id, createdAt, expiresAt, createdById, createdByName } = link;
  return { id, url: `/preview/${token}`, createdAt, expiresAt, createdById, createdByName };
}
