import { type DataSource, type EntityManager, MigrationExecutor } from 'typeorm';

/** Any number, as long as nothing else in the database uses it. */
const lockKey = 4_711_000_001;

/** Migrates, then runs `work`, one process at a time and all on one connection. */
export async function migrateAnd<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    // A migration, and the wait for another process's, may take longer than a request may.
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
