import { setTimeout } from 'node:timers/promises';
import {
  type DataSource,
  type EntityManager,
  type Migration,
  MigrationExecutor,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import { StartProblem } from '../config/start-problem';
import { endVacuum, lockHolders } from './lock-holders';

/** Any number, as long as nothing else in the database uses it. */
export const lockKey = 4_711_000_001;

/** Until another look at whether a migration still runs. */
const lookMs = 500;

/**
 * How long a migration waits for a table: meanwhile everybody waits who needs that one, or one that it has changed already.
 * Less than Postgres' `deadlock_timeout`, by which it would end one of two that wait for each other, perhaps somebody's save.
 * Its own work, such as building an index, may take any time.
 */
const lockMs = 800;

/**
 * Migrates, then runs `work`, one process at a time and all on one connection.
 * @param pauseMs Between two attempts, in which everybody else comes first.
 */
export async function migrateAnd<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  pauseMs = 5_000,
): Promise<T> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    // A migration, or waiting for another process's, may take longer than a request may.
    await queryRunner.query('SET statement_timeout = 0');
    await lock(queryRunner);
    try {
      await migrate(dataSource, queryRunner, pauseMs);
      return await work(queryRunner.manager);
    } finally {
      await queryRunner.query('SELECT pg_advisory_unlock($1)', [lockKey]);
      await queryRunner.query('RESET statement_timeout');
    }
  } finally {
    await queryRunner.release();
  }
}

async function lock(queryRunner: QueryRunner): Promise<void> {
  const [{ isFree }] = await queryRunner.query('SELECT pg_try_advisory_lock($1) AS "isFree"', [lockKey]);
  if (isFree) return;
  sayThatAnotherMigrates();
  await queryRunner.query('SELECT pg_advisory_lock($1)', [lockKey]);
}

const sayThatAnotherMigrates = () =>
  void process.stderr.write('Waiting for another process, which migrates the database or restores a backup.\n');

/** All that is pending, in one transaction, which begins anew where a table is in use for long, such as by a backup. */
async function migrate(dataSource: DataSource, queryRunner: QueryRunner, pauseMs: number): Promise<void> {
  const waiting = `Waiting to migrate, tried again every ${pauseMs / 1000} s`;
  const known = new Set<string>();
  await queryRunner.query(`SET lock_timeout = ${lockMs}`);
  try {
    let statement: string | null;
    while ((statement = await tryToMigrate(dataSource, queryRunner))) {
      const holders = await lockHolders(queryRunner, statement, lockMs);
      const reasons = holders.map(({ table, name }) => `${table} is in use (${name})`);
      for (const reason of reasons.length > 0 ? reasons : ['a table is in use']) {
        if (!known.has(reason)) process.stderr.write(`${waiting}: ${reason}.\n`);
        known.add(reason);
      }
      await setTimeout(pauseMs);
      for (const { table } of holders.filter(({ isVacuum }) => isVacuum)) await endVacuum(queryRunner, table);
    }
  } finally {
    await queryRunner.query('RESET lock_timeout');
  }
}

/** Answers the statement that did not get a lock in time, in which case nothing has changed. */
async function tryToMigrate(dataSource: DataSource, queryRunner: QueryRunner): Promise<string | null> {
  try {
    await new MigrationExecutor(dataSource, queryRunner).executePendingMigrations();
    return null;
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    const { code }: { code?: string } = error.driverError;
    if (code === lockNotAvailable || code === deadlockDetected) return error.query;
    throw error;
  }
}

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

/**
 * Waits for a migration that runs. Throws StartProblem when the database lacks one of this version. Each look is a transaction:
 * behind a pooler the next statement after it may go to another connection, and no statement may wait for long.
 */
export async function requireMigrated(dataSource: DataSource): Promise<void> {
  const look = () => dataSource.transaction('READ COMMITTED', pendingMigrations);
  let pending = await look();
  if (!pending) sayThatAnotherMigrates();
  for (; !pending; pending = await look()) await setTimeout(lookMs);
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
