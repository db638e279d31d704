import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { ApiConfig } from '../config/api-config';
import { DATABASE_POOL } from '../database/database-pool';
import { TooManyRequestsError, UnauthorizedError } from '../errors/errors';
import { rateLimit } from '../http/rate-limit';
import { OneAtATime } from './one-at-a-time';

/** Slows down guessing: failed attempts count by name and address together, and by address alone. */
@Injectable()
export class LoginLimiter {
  private readonly byUser: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;
  private readonly queue = new OneAtATime();

  constructor(@Inject(DATABASE_POOL) pool: Pool, { loginLimit }: ApiConfig) {
    this.byUser = rateLimit(pool, 'login-user', loginLimit.perUser, loginLimit.minutes);
    this.byAddress = rateLimit(pool, 'login-address', loginLimit.perAddress, loginLimit.minutes);
  }

  /** Runs an attempt unless too many have failed. Attempts of one key wait for each other: a burst counts in full. */
  attempt<T>(username: string, address: string, signIn: () => Promise<T>): Promise<T> {
    const key = createHash('sha256').update(`${username.toLowerCase()}\n${address}`).digest('base64url');
    return this.queue.run(key, async () => {
      await refuseWhenUsedUp(this.byUser, key);
      await refuseWhenUsedUp(this.byAddress, address);
      try {
        const result = await signIn();
        await this.byUser.delete(key);
        return result;
      } catch (error) {
        if (error instanceof UnauthorizedError) await this.countFailure(key, address);
        throw error;
      }
    });
  }

  private async countFailure(key: string, address: string): Promise<void> {
    await this.byUser.penalty(key);
    await this.byAddress.penalty(address);
  }
}

async function refuseWhenUsedUp(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const used = await limiter.get(key);
  if (used && used.consumedPoints >= limiter.points) {
    throw new TooManyRequestsError(Math.ceil(used.msBeforeNext / 1000));
  }
}
