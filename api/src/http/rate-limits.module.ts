import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits';
import { RefusedRequests } from './refused-requests';

@Global()
@Module({ providers: [RateLimits, RefusedRequests], exports: [RateLimits] })
export class RateLimitsModule {}
