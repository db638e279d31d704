import { type DataSource, type EntityManager, MigrationExecutor, type QueryRunner } from 'typeorm';
import { StartProblem } from '../config/start-problem';

/** Any number, as long as nothing else in the database uses it. */
export const lockKey = 4_711_000_001;

/** Migrates, then runs `work`, one process at a time and all on one connection. */
export function migrateAnd<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return oneAtATime(dataSource, async (queryRunner) => {
    await new MigrationExecutor(dataSource, queryRunner).executePendingMigrations();
    return work(queryRunner.manager);
  });
}

/** Throws StartProblem when the database lacks a migration of this version. */
export function requireMigrated(dataSource: DataSource): Promise<void> {
  return oneAtATime(dataSource, async (queryRunner) => {
    const pending = await new MigrationExecutor(dataSource, queryRunner).getPendingMigrations();
    if (pending.length === 0) return;
    throw new StartProblem(
      `The database lacks ${pending.length} migrations of this version. Run it once with MIGRATIONS=only.`,
    );
  });
}

async function oneAtATime<T>(dataSource: DataSource, work: (queryRunner: QueryRunner) => Promise<T>): Promise<T> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    // A migration, or waiting for another process's, may take longer than a request may.
    await queryRunner.query('SET statement_timeout = 0');
    await queryRunner.query('SELECT pg_advisory_lock($1)', [lockKey]);
    try {
      return await work(queryRunner);
    } finally {
      await queryRunner.query('SELECT pg_advisory_unlock($1)', [lockKey]);
      await queryRunner.query('RESET statement_timeout');
    }
  } finally {
    await queryRunner.release();
  }
}
