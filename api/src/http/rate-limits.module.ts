import { Global, Module } from '@nestjs/common';
import { RateLimitPurge } from './rate-limit-purge';
import { RateLimits } from './rate-limits';
import { RefusedRequests } from './refused-requests';

@Global()
@Module({ providers: [RateLimits, RateLimitPurge, RefusedRequests], exports: [RateLimits] })
export class RateLimitsModule {}
