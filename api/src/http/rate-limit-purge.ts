import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { retention } from '@site/contracts';
import { DataSource } from 'typeorm';
import { Purge } from '../database/purge';

const pauseMs = retention.countPurgeMinutes * 60_000;
/** Expired on the clock of any copy, with a margin. */
const retentionMs = retention.expiredCountMinutes * 60_000;

/** Skips rows that an attempt has locked: that attempt could be waiting for one of the purge's. */
const whatIsOver = `DELETE FROM rate_limits
  WHERE key IN (SELECT key FROM rate_limits WHERE expire < $1 FOR UPDATE SKIP LOCKED)`;

/** Deletes expired counts, at each start, then every 5 minutes: otherwise every address would be kept for ever. */
@Injectable()
export class RateLimitPurge extends Purge {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super(pauseMs);
  }

  protected override purge(): Promise<unknown> {
    return this.dataSource.query(whatIsOver, [Date.now() - retentionMs]);
  }
}
