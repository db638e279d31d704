import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiConfig } from '../config/api-config';
import { DATABASE_POOL } from '../database/database-pool';
import { TooManyRequestsError } from '../errors/errors';
import { rateLimit } from '../http/rate-limit';

/** Generous enough for one office behind one address. */
@Injectable()
export class ContactLimiter {
  private readonly limiter: RateLimiterPostgres;

  constructor(@Inject(DATABASE_POOL) pool: Pool, { contactLimit }: ApiConfig) {
    this.limiter = rateLimit(pool, 'contact', contactLimit.perAddress, contactLimit.minutes);
  }

  async count(address: string): Promise<void> {
    try {
      await this.limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
}
