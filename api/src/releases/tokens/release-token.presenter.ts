import { type ReleaseRight, releaseRights } from '@site/contracts';
import { ApiProperty } from '@nestjs/swagger';
import type { ReleaseToken } from './release-token.entity';

/** A token as admins see it: never the token itself. */
export class ReleaseTokenDetails {
  id!: string;
  name!: string;
  apps!: string[];
  @ApiProperty({ enum: releaseRights, isArray: true })
  rights!: ReleaseRight[];
  createdAt!: Date;
  /** The name at that time. */
  createdByName!: string;
  expiresAt!: Date;
  /** To the minute; null: never used. */
  lastUsedAt!: Date | null;
  revokedAt!: Date | null;
}

export class MadeReleaseToken extends ReleaseTokenDetails {
  /** Told once, here: it is not stored. */
  token!: string;
}

export function presentReleaseToken(entity: ReleaseToken): ReleaseTokenDetails {
  const { id, name, apps, rights, createdAt, createdByName, expiresAt, lastUsedAt, revokedAt } = entity;
  return {
    id,
    name,
    apps,
    rights,
    createdAt,
    createdByName,
    expiresAt,
    lastUsedAt: lastUsedAt ?? null,
    revokedAt: revokedAt ?? null,
  };
}
