import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Statement, Statements } from '../database/statements';
import { TooManyRequestsError } from '../errors/errors';

/** Attempts that count together: how many in how many minutes. */
export interface RateLimit {
  /** The kind of attempt, and its key. */
  key: string;
  attempts: number;
  minutes: number;
}

interface Counted {
  key: string;
  points: number;
  /** When the count is reset, in milliseconds. */
  expire: number;
}

/** A minute is for clocks of copies that differ a little. */
const isOver = 'rate_limits.points <= 0 OR rate_limits.expire <= $3 OR rate_limits.expire > excluded.expire + 60000';

/**
 * Rows are locked in the order of their keys, here and where attempts are removed: two statements that want the same
 * rows never wait for each other. Where nothing is counted, the minutes begin with the next attempt; also where they end
 * later than those of a new count, as the clock of a copy was ahead.
 */
const counting: Statement = {
  name: 'count attempts',
  text: `
  INSERT INTO rate_limits (key, points, expire)
  SELECT key, 1, expire FROM unnest($1::text[], $2::bigint[]) AS attempt (key, expire) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${isOver} THEN 1 ELSE rate_limits.points + 1 END,
    expire = CASE WHEN ${isOver} THEN excluded.expire ELSE rate_limits.expire END
  RETURNING key, points, expire::float8`,
};

const removal: Statement = {
  name: 'remove attempts',
  text: `
  INSERT INTO rate_limits (key, points, expire) SELECT key, 0, 0 FROM unnest($1::text[]) AS attempt (key) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN excluded.key = ANY ($2::text[]) THEN 0 ELSE greatest(rate_limits.points - 1, 0) END`,
};

/** Counts in the database, so that all copies of the API count together. */
@Injectable()
export class RateLimits {
  constructor(private readonly statements: Statements) {}

  /**
   * Counts an attempt by each limit before it is made, so that a burst counts in full. Throws TooManyRequestsError
   * where it is one too many, and then counts it by none that it kept.
   */
  async count(...limits: RateLimit[]): Promise<void> {
    const now = Date.now();
    const ends = limits.map(({ minutes }) => now + minutes * 60_000);
    const counted = await this.statements.query<Counted>(counting, [limits.map(keyOf), ends, now]);
    const allowed = new Map(limits.map(({ key, attempts }) => [key, attempts]));
    const isTooMany = ({ key, points }: Counted) => points > (allowed.get(key) ?? 0);
    const over = counted.filter(isTooMany);
    if (over.length === 0) return;
    if (over.length < counted.length) await this.remove(counted.filter((count) => !isTooMany(count)).map(keyOf));
    const isFirst = over.some(({ key, points }) => points === (allowed.get(key) ?? 0) + 1);
    throw new TooManyRequestsError(Math.ceil((Math.max(...over.map(({ expire }) => expire)) - now) / 1000), isFirst);
  }

  /** Counts an attempt with what else a transaction does. False where it is one too many. */
  async isWithin(manager: EntityManager, { key, attempts, minutes }: RateLimit, at = new Date()): Promise<boolean> {
    const now = at.getTime();
    const [count] = await manager.query<Counted[]>(counting.text, [[key], [now + minutes * 60_000], now]);
    return count !== undefined && count.points <= attempts;
  }

  /** Removes one attempt from each key, and all earlier ones from the keys to be cleared. */
  async remove(keys: string[], cleared: string[] = []): Promise<void> {
    await this.statements.query(removal, [keys, cleared]);
  }
}

const keyOf = ({ key }: { key: string }) => key;
