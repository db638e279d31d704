import { type DataSource, type EntityManager, MigrationExecutor } from 'typeorm';
import { StartProblem } from '../config/start-problem';

/** Any number, as long as nothing else in the database uses it. */
export const lockKey = 4_711_000_001;

/** A migration, or waiting for another process's, may take longer than a request may. */
const noTimeout = 'statement_timeout = 0';

/** Migrates, then runs `work`, one process at a time and all on one connection. */
export async function migrateAnd<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    await queryRunner.query(`SET ${noTimeout}`);
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
 * Waits for a migration that runs. Throws StartProblem when the database lacks one of this version. All in one transaction:
 * behind a pooler the next statement after it may go to another connection.
 */
export async function requireMigrated(dataSource: DataSource): Promise<void> {
  const pending = await dataSource.transaction('READ COMMITTED', async (manager) => {
    await manager.query(`SET LOCAL ${noTimeout}`);
    await manager.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    return new MigrationExecutor(dataSource, manager.queryRunner).getPendingMigrations();
  });
  if (pending.length === 0) return;
  throw new StartProblem(
    `The database lacks ${pending.length} migrations of this version. Run it once with MIGRATIONS=only.`,
  );
}
