import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../config/api-config';
import { RateLimits } from '../http/rate-limits';

/** Generous enough for an office that shares one address. */
@Injectable()
export class ContactLimiter {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: ApiConfig,
  ) {}

  count(network: string): Promise<void> {
    const { perAddress, minutes } = this.config.contactLimit;
    return this.limits.count({ key: `contact:${network}`, attempts: perAddress, minutes });
  }
}
