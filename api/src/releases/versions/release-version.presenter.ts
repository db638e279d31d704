import { ApiProperty } from '@nestjs/swagger';
import { type RehearsalVerdict, rehearsalVerdicts } from '@site/contracts';
import { signerOf } from '@site/releases';
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
  /** Whether it was rehearsed where it was released; null: that was not said. */
  @ApiProperty({ enum: rehearsalVerdicts, nullable: true })
  rehearsal!: RehearsalVerdict | null;
  /** Public key that has signed that it passed: Ed25519, in base64url. */
  rehearsedBy!: string | null;
}

/** A version, and what the gate says of it. */
export class CheckedVersion extends PublishedVersion {
  /** Whether somebody has said that a browser has rehearsed it. */
  isRehearsed!: boolean;
  /** Why it may not go live, in sentences; none: it may. */
  refusals!: string[];
}

/** A version, and until when visitors could get it. */
export class ServedVersion extends PublishedVersion {
  /** Also as a canary; the moment of the answer, while they can; null: they never could. */
  lastServedAt!: Date | null;
}

export function presentVersion(entity: Omit<ReleaseVersion, 'manifest'>): PublishedVersion {
  const { app, version, commit, builtAt, completedAt, publishedBy, bytes, rehearsal, attestation } = entity;
  if (!completedAt) throw new Error(`${app}@${version} is not complete.`);
  const rehearsedBy = attestation && signerOf(attestation);
  return { app, version, commit, builtAt, publishedAt: completedAt, publishedBy, bytes, rehearsal, rehearsedBy };
}
