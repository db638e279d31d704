import { ApiProblem, type RehearsalVerdict, rehearsalVerdicts } from '@site/contracts';
import { ApiProperty } from '@nestjs/swagger';
import type { PromotedVersions } from '@site/releases';
import { WaitingPromotion } from '../approvals/release-request.presenter';
import { CanaryComparison, RunningCanary } from '../canaries/canary.presenter';
import { ScheduledVersion } from '../schedules/release-schedule.presenter';
import { ServedVersion } from '../versions/release-version.presenter';
import { type ChangeKind, changeKinds, type ReleaseChange } from './release-change.entity';

/** A version that a share of the visitors gets instead of the live one, and how that came. */
export class LiveCanary {
  version!: string;
  /** The share, from 1 to 99. */
  percent!: number;
  /** When the first visitor could get it. */
  since!: string;
  /** Of its last change, such as a larger share. */
  at!: string;
  who!: string;
  because!: string | null;
  @ApiProperty({ enum: rehearsalVerdicts, nullable: true })
  rehearsal!: RehearsalVerdict | null;
}

/** A version that visitors get, and how that came. */
export class LiveVersion {
  version!: string;
  /** Of the app's last change. */
  revision!: number;
  kind!: 'promote' | 'rollback';
  at!: string;
  who!: string;
  because!: string | null;
  @ApiProperty({ enum: rehearsalVerdicts, nullable: true })
  rehearsal!: RehearsalVerdict | null;
  /** Absent: everybody gets the version. */
  canary?: LiveCanary;
}

/** What is live of all apps. */
export class LiveVersions {
  /** Counts the changes; 0 before the first. */
  revision!: number;
  /** By app. */
  @ApiProperty({ type: 'object', additionalProperties: { $ref: '#/components/schemas/LiveVersion' } })
  apps!: PromotedVersions['apps'];
}

/** How a change is refused that others were faster than: the one error shape, and beside it what is live. */
export class OtherLive extends ApiProblem {
  /** Absent when the conflict is about something else, such as a version that is live already. */
  current?: LiveVersions;
}

/** What is live after a promotion, or while it waits. */
export class PromotionAnswer extends LiveVersions {
  /** Absent: it is made. */
  request?: WaitingPromotion;
}

/** A change of what is live. */
export class RecordedChange {
  revision!: number;
  app!: string;
  at!: Date;
  @ApiProperty({ enum: changeKinds })
  kind!: ChangeKind;
  /** What was live before, null where nothing was; of a withdrawal, the canary. */
  from!: string | null;
  /** What went live; of a canary, what a share of the visitors got; of a withdrawal, what stayed live. */
  to!: string;
  /** The share of a canary. */
  percent!: number | null;
  who!: string;
  because!: string | null;
  @ApiProperty({ enum: rehearsalVerdicts, nullable: true })
  rehearsal!: RehearsalVerdict | null;
  /** Address of the environment that the version was copied from; null: it was published from a build. */
  environment!: string | null;
}

/** Where a rollback of an app leads. */
export class RollbackTarget {
  /** The latest before the live one that the checks pass; null: there is none. */
  version!: string | null;
  /** Why versions between the two may not go live, in sentences. */
  refusals!: string[];
}

/** Shells that serve another version of an app than the live one. */
export class OtherServing {
  /** Null: none of the app. */
  version!: string | null;
  /** The names of their machines. */
  hosts!: string[];
}

/** Who serves what is live of an app: a shell that has rolled back by itself, or can't fetch a version, does not. */
export class ServingShells {
  /** Those that have said within the last minute what they serve. */
  shells!: number;
  /** Those of them that serve the live version. */
  following!: number;
  /** What the others serve, once the version has been live for half a minute: to follow takes seconds. */
  others!: OtherServing[];
}

/** All about the releases of an app. */
export class AppReleases {
  app!: string;
  /** Of the app's last change, 0 before the first: to be named by whoever changes what is live. */
  revision!: number;
  /** Null: nothing is. */
  live!: LiveVersion | null;
  /** What goes live at a time; null: nothing does. */
  @ApiProperty({ type: ScheduledVersion, nullable: true })
  scheduled!: ScheduledVersion | null;
  /** What a share of the visitors gets; null: everybody gets what is live. */
  @ApiProperty({ type: RunningCanary, nullable: true })
  canary!: RunningCanary | null;
  /** The canary beside what is live, over time; null: none runs. */
  @ApiProperty({ type: CanaryComparison, nullable: true })
  comparison!: CanaryComparison | null;
  /** A promotion that waits for a second person; null: none does. */
  @ApiProperty({ type: WaitingPromotion, nullable: true })
  request!: WaitingPromotion | null;
  /** Null: nothing is live, or no shell follows. */
  @ApiProperty({ type: ServingShells, nullable: true })
  serving!: ServingShells | null;
  /**
   * Whether a version of the content that was asked about was ever published, also one that has been deleted since. One that
   * was completed without a word on its rehearsal counts once it was made live, planned, asked for or copied.
   */
  hasContent!: boolean;
  /** The newest first, a hundred at most. */
  versions!: ServedVersion[];
  /** The versions before the live one that rollbacks lead to, the nearest first; a hundred steps back at most. */
  earlier!: string[];
  /** The newest first, a hundred at most. */
  history!: RecordedChange[];
}

export function presentChange({
  revision,
  app,
  at,
  kind,
  from,
  to,
  percent,
  who,
  because,
  rehearsal,
  environment,
}: ReleaseChange): RecordedChange {
  return { revision, app, at, kind, from, to, percent, who, because, rehearsal, environment };
}
