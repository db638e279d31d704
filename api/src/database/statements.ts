import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { ApiConfig } from '../config/api-config';
import { DATABASE_POOL } from './database-pool';

/** A frequent SQL statement, with a name by which a connection knows it. */
export type Statement = Required<Pick<QueryConfig, 'name' | 'text'>>;

export type Query = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>;

/** Runs statements that each connection parses and plans once (docs/decisions/016). Everything else uses TypeORM. */
@Injectable()
export class Statements {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: Pool,
    private readonly config: ApiConfig,
  ) {}

  async query<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(this.known(statement, values))).rows;
  }

  /** Runs statements with settings, such as `jit = off`, that apply to them alone. */
  async withSettings<Result>(
    settings: readonly string[],
    queryAll: (query: Query) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.pool.connect();
    // A database that goes away fails the query under way; without a listener the event would end the process.
    client.on('error', ignore);
    const release = (error?: Error) => {
      client.off('error', ignore);
      client.release(error);
    };
    try {
      // One round trip for all of them.
      await client.query(['BEGIN READ ONLY', ...settings.map((setting) => `SET LOCAL ${setting}`)].join('; '));
      return await queryAll(async (statement, values) => (await client.query(this.known(statement, values))).rows);
    } finally {
      // Nothing was written: this only ends the settings, and nobody has to wait for that.
      client.query('ROLLBACK').then(() => release(), release);
    }
  }

  private known({ name, text }: Statement, values: unknown[]): QueryConfig {
    return this.config.preparedStatements ? { name, text, values } : { text, values };
  }
}

const ignore = (): void => undefined;

/** For SQL assembled from a few parts: the same text has the same name. */
export const statementOf = (text: string): Statement => ({
  name: createHash('md5').update(text).digest('base64url'),
  text,
});
