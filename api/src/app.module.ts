import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AuditModule } from './audit/audit.module';
import { AuthModule } from './auth/auth.module';
import type { ApiConfig } from './config/api-config';
import { ConfigModule } from './config/config.module';
import { ContactModule } from './contact/contact.module';
import { DatabaseModule } from './database/database.module';
import { HealthModule } from './health/health.module';
import { ResponseCacheModule } from './http/response-cache.module';
import { RateLimitsModule } from './http/rate-limits.module';
import { OutboxModule } from './outbox/outbox.module';
import { PicturesModule } from './pictures/pictures.module';
import { PostsModule } from './posts/posts.module';
import { ReleasesModule } from './releases/releases.module';
import { UsersModule } from './users/users.module';

@Module({
  imports: [
    DatabaseModule,
    ResponseCacheModule,
    RateLimitsModule,
    AuditModule,
    AuthModule,
    AccountModule,
    PostsModule,
    PicturesModule,
    UsersModule,
    ContactModule,
    OutboxModule,
    ReleasesModule,
    HealthModule,
  ],
})
export class AppModule {
  static with(config: ApiConfig, version: string): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(config, version)] };
  }
}
