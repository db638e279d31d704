import type { ReleaseSchedule } from './release-schedule.entity';

/** A version that is to go live at a time. */
export class ScheduledVersion {
  id!: string;
  version!: string;
  at!: Date;
  who!: string;
  because!: string | null;
  createdAt!: Date;
}

export const presentSchedule = ({ id, version, at, who, because, createdAt }: ReleaseSchedule): ScheduledVersion => ({
  id,
  version,
  at,
  who,
  because: because ?? null,
  createdAt,
});
