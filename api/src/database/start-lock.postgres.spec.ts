import pg from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import { apiDatabaseUrl, databaseUrl } from '../../testing/database';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';
import type { ApiConfig } from '../config/api-config';
import { dataSourceOptions } from './data-source-options';
import { lockKey, requireMigrated } from './start-lock';

useApi();

class Statements extends AbstractLogger {
  readonly all: string[] = [];

  protected writeLog(): void {}

  override logQuery(statement: string): void {
    this.all.push(statement);
  }
}

it('a copy that does not migrate waits for who does, in one transaction, as a pooler needs it', async () => {
  const config = { databaseUrl: apiDatabaseUrl(), poolSize: 1, preparedStatements: false } as ApiConfig;
  const logger = new Statements();
  const dataSource = await new DataSource({ ...dataSourceOptions(config), logger }).initialize();
  const migrating = new pg.Client(databaseUrl());
  await migrating.connect();
  await migrating.query('SELECT pg_advisory_lock($1)', [lockKey]);
  logger.all.length = 0;
  const starting = requireMigrated(dataSource);
  await untilLockAwaited();
  await migrating.end();
  await starting;
  const [first, ...rest] = logger.all;
  expect([first, rest.indexOf('COMMIT')]).toEqual([expect.stringMatching(/^START TRANSACTION/), rest.length - 1]);
  await dataSource.destroy();
});
