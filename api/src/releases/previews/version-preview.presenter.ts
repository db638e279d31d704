/** Shows a version to whoever opens it. It can't be revoked. */
export class VersionPreviewLink {
  /** A path of this site. */
  url!: string;
  expiresAt!: Date;
}
