import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Bulkhead } from '@site/overload';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { dataSourceOptions } from './data-source-options';
import { DATABASE_POOL, poolOf } from './database-pool';
import { Purge } from './purge';
import { DiskSpaceGuard } from './disk-space.guard';
import { Statements } from './statements';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ApiConfig],
      useFactory: (config: ApiConfig) => ({ ...dataSourceOptions(config), retryAttempts: 0 }),
    }),
  ],
  providers: [
    { provide: DATABASE_POOL, inject: [DataSource], useFactory: poolOf },
    // As many public reads as there are connections.
    { provide: Bulkhead, inject: [ApiConfig], useFactory: ({ poolSize }: ApiConfig) => new Bulkhead(poolSize) },
    Statements,
    Purge,
    { provide: APP_GUARD, useClass: DiskSpaceGuard },
  ],
  exports: [DATABASE_POOL, Bulkhead, Statements],
})
export class DatabaseModule {}
