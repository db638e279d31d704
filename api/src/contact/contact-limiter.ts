import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { ApiConfig } from '../config/api-config';
import { DATABASE_POOL } from '../database/database-pool';
import { countAttempt, rateLimit } from '../http/rate-limit';

/** Generous enough for one office behind one address. */
@Injectable()
export class ContactLimiter {
  private readonly limiter: RateLimiterPostgres;

  constructor(@Inject(DATABASE_POOL) pool: Pool, { contactLimit }: ApiConfig) {
    this.limiter = rateLimit(pool, 'contact', contactLimit.perAddress, contactLimit.minutes);
  }

  count(network: string): Promise<void> {
    return countAttempt(this.limiter, network);
  }
}
