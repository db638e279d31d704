import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

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

/** The limiter names its statements; the one backend of the embedded database would take two of a name for a clash. */
function unnamed(pool: Pool) {
  return { query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values) };
}
