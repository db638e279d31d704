import { Injectable } from '@nestjs/common';
import { ApiConfig } from '../config/api-config';
import { RateLimits } from '../http/rate-limits';

/** What nobody has to be signed in for: looking at a link and using it, or asking for one. */
type Attempt = 'link' | 'forgotten';

/** As many for an address as it has sign-ins, of each kind. */
@Injectable()
export class LinkLimiter {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: ApiConfig,
  ) {}

  count(attempt: Attempt, network: string): Promise<void> {
    const { perAddress, minutes } = this.config.loginLimit;
    return this.limits.count({ key: `${attempt}-address:${network}`, attempts: perAddress, minutes });
  }
}
