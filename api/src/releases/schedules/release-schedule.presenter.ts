import type { ReleaseSchedule } from './release-schedule.entity';

/** A version that is to go live at a time. */
export class ScheduledVersion {
  id!: string;
  version!: string;
  at!: Date;
  who!: string;
  because!: string | null;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages!: string | null;
  createdAt!: Date;
}

export const presentSchedule = ({
  id,
  version,
  at,
  who,
  because,
  stages,
  createdAt,
}: ReleaseSchedule): ScheduledVersion => ({
  id,
  version,
  at,
  who,
  because: because ?? null,
  stages: stages ?? null,
  createdAt,
});
