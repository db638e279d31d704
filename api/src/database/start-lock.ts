import { setTimeout } from 'node:timers/promises';
import { type DataSource, type EntityManager, type Migration, MigrationExecutor } from 'typeorm';
import { StartProblem } from '../config/start-problem';

/** Any number, as long as nothing else in the database uses it. */
export const lockKey = 4_711_000_001;

/** Until another look at whether a migration still runs. */
const lookMs = 500;

/** Migrates, then runs `work`, one process at a time and all on one connection. */
export async function migrateAnd<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    // A migration, or waiting for another process's, may take longer than a request may.
    await queryRunner.query('SET statement_timeout = 0');
    await queryRunner.query('SELECT pg_advisory_lock($1)', [lockKey]);
    try {
      await new MigrationExecutor(dataSource, queryRunner).executePendingMigrations();
      return await work(queryRunner.manager);
    } finally {
      await queryRunner.query('SELECT pg_advisory_unlock($1)', [lockKey]);
      await queryRunner.query('RESET statement_timeout');
    }
  } finally {
    await queryRunner.release();
  }
}

/**
 * Waits for a migration that runs. Throws StartProblem when the database lacks one of this version. Each look is a transaction:
 * behind a pooler the next statement after it may go to another connection, and no statement may wait for long.
 */
export async function requireMigrated(dataSource: DataSource): Promise<void> {
  let pending: Migration[] | null;
  while (!(pending = await dataSource.transaction('READ COMMITTED', pendingMigrations))) await setTimeout(lookMs);
  if (pending.length === 0) return;
  throw new StartProblem(
    `The database lacks ${pending.length} migrations of this version. Run it once with MIGRATIONS=only.`,
  );
}

/** Null while another process migrates. */
async function pendingMigrations(manager: EntityManager): Promise<Migration[] | null> {
  const [{ isFree }] = await manager.query('SELECT pg_try_advisory_xact_lock($1) AS "isFree"', [lockKey]);
  return isFree ? new MigrationExecutor(manager.dataSource, manager.queryRunner).getPendingMigrations() : null;
}
