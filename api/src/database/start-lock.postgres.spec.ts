import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import { apiDatabaseUrl, databaseUrl } from '../../testing/database';
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

it('a copy that does not migrate waits for who does, a transaction at a time, as a pooler needs it', async () => {
  const config = { databaseUrl: apiDatabaseUrl(), poolSize: 1, preparedStatements: false } as ApiConfig;
  const logger = new Statements();
  const dataSource = await new DataSource({ ...dataSourceOptions(config), logger }).initialize();
  const migrating = new pg.Client(databaseUrl());
  await migrating.connect();
  await migrating.query('SELECT pg_advisory_lock($1)', [lockKey]);
  logger.all.length = 0;
  const looks = () => logger.all.filter((statement) => statement === 'COMMIT').length;
  const starting = requireMigrated(dataSource);
  while (looks() < 2) await setTimeout(50);
  await migrating.end();
  const waited = looks();
  await starting;
  expect(looks()).toBeGreaterThan(waited);
  expect([logger.all[0], logger.all.at(-1)]).toEqual([expect.stringMatching(/^START TRANSACTION/), 'COMMIT']);
  await dataSource.destroy();
});
