import type { ReleaseVersion } from './release-version.entity';

/** What still has to be sent before a version can be completed. */
export class MissingFiles {
  /** SHA-256, in hexadecimal. */
  missing!: string[];
}

/** A version that is complete. */
export class PublishedVersion {
  app!: string;
  version!: string;
  /** Of its source; null where it was not known. */
  commit!: string | null;
  builtAt!: Date;
  publishedAt!: Date;
  publishedBy!: string;
  /** Of all its files. */
  bytes!: number;
}

export function presentVersion(entity: Omit<ReleaseVersion, 'manifest'>): PublishedVersion {
  const { app, version, commit, builtAt, completedAt, publishedBy, bytes } = entity;
  if (!completedAt) throw new Error(`${app}@${version} is not complete.`);
  return { app, version, commit, builtAt, publishedAt: completedAt, publishedBy, bytes };
}
