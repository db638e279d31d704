import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../errors/errors';

/** Counts in the database, so that all copies of the API count together. */
export function rateLimit(pool: Pool, name: string, points: number, minutes: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: unnamed(pool),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: minutes * 60,
  });
}

/** Counts before the attempt is made, so that a burst counts in full. Throws TooManyRequestsError. */
export async function countAttempt(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** The limiter names its statements; the one backend of the embedded database would take two of a name for a clash. */
function unnamed(pool: Pool) {
  return { query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values) };
}
