import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { ApiConfig } from '../config/api-config';
import { DATABASE_POOL } from '../database/database-pool';
import { UnauthorizedError } from '../errors/errors';
import { countAttempt, rateLimit } from '../http/rate-limit';
import { OneAtATime } from './one-at-a-time';

/** Who tries a password. */
export interface Attempt {
  username: string;
  network: string;
  /** What only the user's own browser can show: a device that is known, or an open session. */
  device: string | null;
}

/** What failures are counted by. */
interface Count {
  limiter: RateLimiterPostgres;
  key: string;
  /** Whether a success forgets the failures before it. */
  forgets: boolean;
}

/**
 * Slows down guessing. From a device that is known, failures count by device alone: whatever others do under the same
 * name or from the same address, the owner gets in. All others are counted by name and address together, by address over
 * all names, and by name over all addresses.
 */
@Injectable()
export class LoginLimiter {
  private readonly byDevice: RateLimiterPostgres;
  private readonly byUser: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;
  private readonly byName: RateLimiterPostgres;
  private readonly queue = new OneAtATime();

  constructor(@Inject(DATABASE_POOL) pool: Pool, { loginLimit }: ApiConfig) {
    const limit = (name: string, points: number) => rateLimit(pool, name, points, loginLimit.minutes);
    this.byDevice = limit('login-device', loginLimit.perUser);
    this.byUser = limit('login-user', loginLimit.perUser);
    this.byAddress = limit('login-address', loginLimit.perAddress);
    this.byName = limit('login-name', loginLimit.perName);
  }

  /**
   * Runs an attempt unless too many have failed. It is counted before it is made, so that a burst counts in full, over
   * all copies of the API too; successes are taken out again. Attempts of one key wait for each other: a burst of right
   * passwords is none of guesses.
   */
  attempt<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T> {
    const counts = this.countsOf(attempt);
    return this.queue.run(counts[0].key, async () => {
      await takeAll(counts);
      try {
        const result = await signIn();
        await giveBack(counts, { succeeded: true });
        return result;
      } catch (error) {
        if (!(error instanceof UnauthorizedError)) await giveBack(counts);
        throw error;
      }
    });
  }

  private countsOf({ username, network, device }: Attempt): [Count, ...Count[]] {
    if (device !== null) return [{ limiter: this.byDevice, key: hash(username, device), forgets: true }];
    return [
      { limiter: this.byUser, key: hash(username, network), forgets: true },
      { limiter: this.byAddress, key: network, forgets: false },
      { limiter: this.byName, key: hash(username), forgets: false },
    ];
  }
}

/** Takes a point of each, or of none. */
async function takeAll(counts: Count[]): Promise<void> {
  for (const [index, { limiter, key }] of counts.entries()) {
    try {
      await countAttempt(limiter, key);
    } catch (error) {
      await giveBack(counts.slice(0, index));
      throw error;
    }
  }
}

async function giveBack(counts: Count[], { succeeded = false } = {}): Promise<void> {
  for (const { limiter, key, forgets } of counts) {
    if (succeeded && forgets) await limiter.delete(key);
    else await limiter.reward(key);
  }
}

/** No username is kept. */
const hash = (username: string, beside = '') =>
  createHash('sha256').update(`${username.toLowerCase()}\n${beside}`).digest('base64url');
