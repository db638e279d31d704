import { Global, Module } from '@nestjs/common';
import { RateLimitPurge } from './rate-limit-purge';
import { RateLimits } from './rate-limits';

@Global()
@Module({ providers: [RateLimits, RateLimitPurge], exports: [RateLimits] })
export class RateLimitsModule {}
