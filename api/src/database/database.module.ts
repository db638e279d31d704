import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { dataSourceOptions } from './data-source-options';
import { DATABASE_POOL, poolOf } from './database-pool';
import { Purge } from './purge';
import { RoomGuard } from './room.guard';
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
    Statements,
    Purge,
    { provide: APP_GUARD, useClass: RoomGuard },
  ],
  exports: [DATABASE_POOL, Statements],
})
export class DatabaseModule {}
