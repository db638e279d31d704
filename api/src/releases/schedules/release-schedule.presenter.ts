import { WaitingPromotion } from '../approvals/release-request.presenter';
import { withApprover } from '../tokens/release-actor';
import type { ReleaseSchedule } from './release-schedule.entity';

/** A version that is to go live at a time. */
export class ScheduledVersion {
  id!: string;
  version!: string;
  at!: Date;
  /** Also who approved it, where a second person had to. */
  who!: string;
  because!: string | null;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages!: string | null;
  createdAt!: Date;
}

/** What becomes of a version that is to go live at a time. */
export class ScheduleResult extends ScheduledVersion {
  /** Nothing is planned before a second person approves this; absent: it is. */
  request?: WaitingPromotion;
}

export const presentSchedule = ({
  id,
  version,
  at,
  who,
  approvedBy,
  because,
  stages,
  createdAt,
}: ReleaseSchedule): ScheduledVersion => ({
  id,
  version,
  at,
  who: approvedBy ? withApprover(who, approvedBy) : who,
  because: because ?? null,
  stages: stages ?? null,
  createdAt,
});
