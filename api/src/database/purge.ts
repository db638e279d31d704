import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { limits, pictureLimits, retention } from '@site/contracts';
import { Statements } from './statements';

interface Purged {
  table: string;
  /** Which rows are old enough, by the clock of the database. */
  where: string;
  everyMinutes: number;
}

const fewTimesADay = retention.messagePurgeHours * 60;
const before = (age: string) => `< now() - interval '${age}'`;

/** All rows that are deleted because of their age. */
const purged: Purged[] = [
  {
    table: 'contact_submissions',
    where: `"deletedAt" ${before(`${retention.deletedMessageDays} days`)}`,
    everyMinutes: fewTimesADay,
  },
  {
    // Nobody confirmed them, or they were ended. One whose address had just been asked about another topic was never asked.
    table: 'subscribers',
    where: `CASE state WHEN 'pending' THEN coalesce("askedAt", "createdAt") WHEN 'unsubscribed' THEN "unsubscribedAt" END
      ${before(`${retention.subscriberDays} days`)}`,
    everyMinutes: fewTimesADay,
  },
  {
    // Otherwise every address would stay. The clocks of the copies that wrote them may differ, hence the margin. Rows
    // that an attempt has locked are skipped: it could be waiting for one of these.
    table: 'rate_limits',
    where: `key IN (
      SELECT key FROM rate_limits
        WHERE to_timestamp(expire / 1000.0) ${before(`${retention.expiredCountMinutes} minutes`)}
        FOR UPDATE SKIP LOCKED
    )`,
    everyMinutes: retention.countPurgeMinutes,
  },
  {
    // Editors that were closed, or no longer report, unless they hold text that devices would still keep.
    table: 'post_editors',
    where: `coalesce("openUntil", now()) <= now()
      AND (unsaved IS NULL OR "unsavedAt" ${before(`${limits.unsavedDays} days`)})`,
    everyMinutes: fewTimesADay,
  },
  {
    // They say nothing any more: see `isLongUnused`.
    table: 'past_picture_uses',
    where: `"endedAt" ${before(`${pictureLimits.unusedDays} days`)}`,
    everyMinutes: fewTimesADay,
  },
  {
    table: 'post_views',
    where: `week < date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 * ${retention.viewWeeks}`,
    everyMinutes: fewTimesADay,
  },
  // Shells that have ended.
  { table: 'view_reporters', where: `at ${before('1 day')}`, everyMinutes: fewTimesADay },
  { table: 'release_reporters', where: `at ${before('1 day')}`, everyMinutes: 60 },
  { table: 'release_shells', where: `at ${before('1 hour')}`, everyMinutes: 60 },
  { table: 'release_counts', where: `minute ${before('1 day')}`, everyMinutes: 60 },
];

/** Deletes old rows: at each start, then at intervals. */
@Injectable()
export class Purge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Purge.name);
  private timers: NodeJS.Timeout[] = [];

  constructor(private readonly statements: Statements) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timers = purged.map((rows) => setInterval(() => void this.delete(rows), rows.everyMinutes * 60_000).unref());
    for (const rows of purged) await this.delete(rows);
  }

  onApplicationShutdown(): void {
    this.timers.forEach(clearInterval);
  }

  private async delete({ table, where }: Purged): Promise<void> {
    try {
      await this.statements.query({ name: `purge ${table}`, text: `DELETE FROM ${table} WHERE ${where}` }, []);
    } catch (error) {
      // The next run tries again; nothing waits for it.
      this.logger.error(error);
    }
  }
}
