import { type RehearsalVerdict, rehearsalVerdicts } from '@site/contracts';
import { ApiProperty } from '@nestjs/swagger';
import type { PromotedVersions } from '@site/releases';
import { PublishedVersion } from '../versions/release-version.presenter';
import type { ReleaseChange } from './release-change.entity';

/** A version that visitors get, and how that came. */
export class LiveVersion {
  version!: string;
  /** Of the change that made it live. */
  revision!: number;
  kind!: 'promote' | 'rollback';
  at!: string;
  who!: string;
  because!: string | null;
  @ApiProperty({ enum: rehearsalVerdicts, nullable: true })
  rehearsal!: RehearsalVerdict | null;
}

/** What is live of all apps. */
export class LiveVersions {
  /** Counts the changes; 0 before the first. */
  revision!: number;
  /** By app. */
  @ApiProperty({ type: 'object', additionalProperties: { $ref: '#/components/schemas/LiveVersion' } })
  apps!: PromotedVersions['apps'];
}

/** A change of what is live. */
export class RecordedChange {
  revision!: number;
  at!: Date;
  kind!: 'promote' | 'rollback';
  /** Null where nothing was live before. */
  from!: string | null;
  to!: string;
  who!: string;
  because!: string | null;
  @ApiProperty({ enum: rehearsalVerdicts, nullable: true })
  rehearsal!: RehearsalVerdict | null;
}

/** All about the releases of an app. */
export class AppReleases {
  app!: string;
  /** Of the app's last change, 0 before the first: to be named by whoever changes what is live. */
  revision!: number;
  /** Null: nothing is. */
  live!: LiveVersion | null;
  /** The newest first, a hundred at most. */
  versions!: PublishedVersion[];
  /** The newest first, a hundred at most. */
  history!: RecordedChange[];
}

export function presentChange({
  revision,
  at,
  kind,
  from,
  to,
  who,
  because,
  rehearsal,
}: ReleaseChange): RecordedChange {
  return { revision, at, kind, from, to, who, because, rehearsal };
}
