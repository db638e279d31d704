import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Purge } from '../database/purge';

const pauseMs = 5 * 60_000;
/** Well over, on the clock of any copy. */
const keptMs = 60 * 60_000;

/** It waits for no row that an attempt holds: that attempt could be waiting for one of its own. */
const whatIsOver = `DELETE FROM rate_limits
  WHERE key IN (SELECT key FROM rate_limits WHERE expire < $1 FOR UPDATE SKIP LOCKED)`;

/** Takes away what counts no longer, at each start, then every 5 minutes: the addresses of all who ever tried would pile up. */
@Injectable()
export class RateLimitPurge extends Purge {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super(pauseMs);
  }

  protected override purge(): Promise<unknown> {
    return this.dataSource.query(whatIsOver, [Date.now() - keptMs]);
  }
}
