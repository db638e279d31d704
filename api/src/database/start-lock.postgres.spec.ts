import { mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import { runCopy } from '../../testing/api-process';
import { apiDatabaseUrl, databaseUrl, query } from '../../testing/database';
import { until } from '../../testing/until';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';
import type { ApiConfig } from '../config/api-config';
import { dataSourceOptions } from './data-source-options';
import { ForwardMigration } from './migrations/forward-migration';
import { lockKey, migrateAnd, requireMigrated } from './start-lock';

useApi();

class Statements extends AbstractLogger {
  readonly all: string[] = [];

  protected writeLog(): void {}

  override logQuery(statement: string): void {
    this.all.push(statement);
  }
}

it('a copy that does not migrate says so once and waits for who does, a transaction at a time, as a pooler needs it', async () => {
  const config = { databaseUrl: apiDatabaseUrl(), poolSize: 1, preparedStatements: false } as ApiConfig;
  const logger = new Statements();
  const dataSource = await new DataSource({ ...dataSourceOptions(config), logger }).initialize();
  const migrating = new pg.Client(databaseUrl());
  await migrating.connect();
  await migrating.query('SELECT pg_advisory_lock($1)', [lockKey]);
  logger.all.length = 0;
  const written = mock.method(process.stderr, 'write', () => true);
  const looks = () => logger.all.filter((statement) => statement === 'COMMIT').length;
  const starting = requireMigrated(dataSource);
  while (looks() < 2) await setTimeout(50);
  await migrating.end();
  const waited = looks();
  await starting;
  written.mock.restore();
  expect(written.mock.calls.map((call) => call.arguments[0])).toEqual([expect.stringMatching(/^Waiting for another/)]);
  expect(looks()).toBeGreaterThan(waited);
  expect([logger.all[0], logger.all.at(-1)]).toEqual([expect.stringMatching(/^START TRANSACTION/), 'COMMIT']);
  await dataSource.destroy();
});

it('a migration says that it waits for another process', async () => {
  const migrating = new pg.Client(databaseUrl());
  await migrating.connect();
  await migrating.query('SELECT pg_advisory_lock($1)', [lockKey]);
  const starting = runCopy({ MIGRATIONS: 'only' });
  await untilLockAwaited('pg_advisory_lock');
  await migrating.end();
  const { message, log, end } = await starting;
  await end();
  expect(message).toEqual({ type: 'migrated' });
  expect(log).toContain('Waiting for another process, which migrates the database or restores a backup.');
});

class OfTwoTables1900000000000 extends ForwardMigration {
  protected readonly statements = ['users', 'posts'].map((table) => `ALTER TABLE ${table} ADD "laterOn" integer`);
}

it('a migration that waits for a backup says so, and lets others change what it has changed already', async () => {
  const config = { databaseUrl: databaseUrl(), poolSize: 1, preparedStatements: true } as ApiConfig;
  const owner = new DataSource({ ...dataSourceOptions(config), migrations: [OfTwoTables1900000000000] });
  await owner.initialize();
  const backup = new pg.Client({ connectionString: databaseUrl(), application_name: 'pg_dump' });
  await backup.connect();
  const written = mock.method(process.stderr, 'write', () => true);
  try {
    await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT FROM posts');
    const reading = () => query('SELECT users."laterOn" FROM users, posts WHERE posts."laterOn" = 1');
    const migrating = migrateAnd(owner, reading, 300);
    await untilLockAwaited('ALTER TABLE posts');
    await query(`SET LOCAL statement_timeout = '10s'; UPDATE users SET username = username`);
    await until(() => written.mock.callCount() > 0);
    await backup.query('COMMIT');
    expect(await migrating).toEqual([]);
    const messages = written.mock.calls.map((call) => call.arguments[0]);
    expect(messages).toEqual([
      expect.stringMatching(/ 0\.3 s: posts is in use \(pg_dump, user \w+, process \d+, since 20/),
    ]);
  } finally {
    written.mock.restore();
    await backup.end();
    await owner.destroy();
  }
});
