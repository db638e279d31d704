import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { ApiConfig } from '../config/api-config';
import { DATABASE_POOL } from './database-pool';

/** SQL that is asked all the time, under a name by which a connection knows it. */
export type Statement = Required<Pick<QueryConfig, 'name' | 'text'>>;

/** Asks what each connection parses and plans once (docs/decisions/026). Everything else is asked through TypeORM. */
@Injectable()
export class Statements {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: Pool,
    private readonly config: ApiConfig,
  ) {}

  async ask<Row extends QueryResultRow>({ name, text }: Statement, values: unknown[]): Promise<Row[]> {
    const query = this.config.preparedStatements ? { name, text, values } : { text, values };
    return (await this.pool.query<Row>(query)).rows;
  }
}
