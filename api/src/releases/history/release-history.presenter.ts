import { ApiProperty } from '@nestjs/swagger';
import {
  type RehearsalVerdict,
  rehearsalVerdicts,
  type ReleaseHistoryKind,
  releaseHistoryKinds,
} from '@site/contracts';

/** What happened to a version. */
export class ReleaseHistoryEntry {
  id!: string;
  at!: Date;
  @ApiProperty({ enum: releaseHistoryKinds })
  kind!: ReleaseHistoryKind;
  app!: string;
  version!: string;
  /** What was live before; null where nothing was, or nothing changed. */
  from!: string | null;
  /** The share of a canary. */
  percent!: number | null;
  who!: string;
  /** Of a plan: when it was to go live. */
  plannedFor!: Date | null;
  because!: string | null;
  /** Address of the other environment: where the version was copied to, or came from. */
  environment!: string | null;
  @ApiProperty({ enum: rehearsalVerdicts, nullable: true })
  rehearsal!: RehearsalVerdict | null;
}

export function presentHistoryEntry(row: ReleaseHistoryEntry): ReleaseHistoryEntry {
  const { id, at, kind, app, version, from, percent, who, plannedFor, because, rehearsal, environment } = row;
  return { id, at, kind, app, version, from, percent, who, plannedFor, because, rehearsal, environment };
}
