import path from 'node:path';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { Problem } from '../../tools/start/problem';
import { type Manifest, type TableFacts, tableFile } from '../archive/manifest';
import { keepAlive, lockKey, migrations } from './api-schema';
import { inOrderOfNeed, ofExtension, type Query, quoted, readSequences, readTables } from './catalog';
import { readLines } from './read-lines';
import { refusalFor } from './refusal';
import { readSecondFactors, type SecondFactor } from './second-factors';

const charactersAtATime = 2_000_000;
const busyEveryMs = 1_000;

/** How many release tokens and links to set a password are no longer valid. */
export interface Revoked {
  tokens: number;
  links: number;
}

export interface Loaded {
  revoked: Revoked;
  secondFactors: SecondFactor[];
  /** Names of tables of the backup that no migration makes. */
  leftOut: string[];
}

/**
 * Puts the tables of a backup in place of all that the database holds, in one transaction: when anything fails, it is as
 * it was. The schema is the backup's own; what has been migrated since, the next start does. Throws Problem.
 */
export async function loadDatabase(
  url: string,
  folder: string,
  manifest: Manifest,
  beforeCommit: () => Promise<void>,
): Promise<Loaded> {
  const known = migrations.filter(({ name }) => manifest.migrations.includes(name));
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize: 1,
    extra: keepAlive,
    migrations: known,
    installExtensions: false,
  });
  await dataSource.initialize();
  const queryRunner = dataSource.createQueryRunner();
  const query = queryRunner.query.bind(queryRunner) as Query;
  try {
    await queryRunner.startTransaction();
    // No copy of the API may start meanwhile.
    await query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await dropAll(query);
    await migrate(dataSource, queryRunner);
    const leftOut = await fill(query, folder, manifest);
    const loaded = { leftOut, revoked: await revoke(query), secondFactors: await readSecondFactors(query, manifest) };
    await keepingBusy(query, beforeCommit);
    await queryRunner.commitTransaction();
    // All is there, with or without it: the server does it at some time itself.
    await query('ANALYZE').catch(() => undefined);
    return loaded;
  } catch (error) {
    await queryRunner.rollbackTransaction().catch(() => undefined);
    throw refusalFor(error);
  } finally {
    await queryRunner.release();
    await dataSource.destroy();
  }
}

/** Throws Problem when the backup's database has migrations that this version does not know. */
export function requireKnown(manifest: Manifest): void {
  const unknown = manifest.migrations.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new Problem(
    `The backup is of a newer version, whose ${unknown.join(', ')} this one lacks. Restore it with that version.`,
  );
}

/** Whether anything is there that a restore would drop, and how many others use the database now. */
export async function lookAt(url: string): Promise<{ filled: boolean; others: number }> {
  const dataSource = await new DataSource({ type: 'postgres', url, poolSize: 1 }).initialize();
  const query = dataSource.query.bind(dataSource) as Query;
  try {
    const [{ others } = { others: 0 }] = await query<{ others: number }>(
      // Of another user's connections only a superuser sees the type, and of Postgres' own processes none has a user.
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
         AND coalesce(backend_type, 'client backend') = 'client backend'`,
    );
    return { filled: (await readDrops(query)).length > 0, others };
  } finally {
    await dataSource.destroy();
  }
}

async function dropAll(query: Query): Promise<void> {
  for (const statement of await readDrops(query)) await query(statement);
}

/** Statements that drop all tables and functions; extensions stay, they may be another's. */
async function readDrops(query: Query): Promise<string[]> {
  const drops = await query<{ statement: string }>(
    `SELECT format('DROP TABLE %s CASCADE', oid::regclass) AS statement FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT ${ofExtension}
     UNION ALL SELECT format('DROP ROUTINE %s CASCADE', oid::regprocedure) FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  );
  return drops.map(({ statement }) => statement);
}

async function migrate(dataSource: DataSource, queryRunner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, queryRunner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

/** Answers the names of tables that it had to leave out: earlier versions backed up those that are nobody's. */
async function fill(query: Query, folder: string, manifest: Manifest): Promise<string[]> {
  const tables = inOrderOfNeed(await readTables(query));
  const leftOut = manifest.tables
    .map(({ name }) => name)
    .filter((name) => !tables.some((table) => table.name === name));
  requireSameTables(
    tables,
    manifest.tables.filter(({ name }) => !leftOut.includes(name)),
  );
  // What triggers would write is in the backup, too; and so is what a migration writes into a new table.
  for (const { name } of tables) await query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  await query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const { name, columns } of tables) {
    const rows = await loadTable(query, { name, columns }, path.join(folder, tableFile(name)));
    const expected = manifest.tables.find((table) => table.name === name)?.rows;
    if (rows !== expected)
      throw new Problem(`${tableFile(name)} holds ${rows} rows instead of ${expected}: nothing was changed.`);
  }
  for (const { name } of tables) await query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  const sequences = new Set((await readSequences(query, tables)).map(({ name }) => name));
  for (const { name, value, called } of manifest.sequences.filter((sequence) => sequences.has(sequence.name))) {
    await query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called]);
  }
  return leftOut;
}

/** A token that leaked may have been revoked since the backup, and a link used. Answers how many were valid. */
async function revoke(query: Query): Promise<Revoked> {
  const tokens = `UPDATE release_tokens SET "revokedAt" = now() WHERE "revokedAt" IS NULL RETURNING true AS valid`;
  const links = `DELETE FROM one_time_links RETURNING "expiresAt" > now() AS valid`;
  return {
    tokens: await countValid(query, 'release_tokens', tokens),
    links: await countValid(query, 'one_time_links', links),
  };
}

/** A backup may be older than the table. */
async function countValid(query: Query, table: string, statement: string): Promise<number> {
  const [{ there } = { there: false }] = await query<{ there: boolean }>(
    `SELECT to_regclass('public.${table}') IS NOT NULL AS there`,
  );
  if (!there) return 0;
  const [{ revoked } = { revoked: 0 }] = await query<{ revoked: number }>(
    `WITH revoked AS (${statement}) SELECT count(*) FILTER (WHERE valid)::int AS revoked FROM revoked`,
  );
  return revoked;
}

/** Whoever leaves a transaction idle may be disconnected, by the embedded database after 30 seconds; pictures can take minutes. */
async function keepingBusy(query: Query, work: () => Promise<void>): Promise<void> {
  let response: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // The commit fails, too, once the connection is lost.
    response = query('SELECT 1').catch(() => undefined);
  }, busyEveryMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await response;
  }
}

function requireSameTables(here: Omit<TableFacts, 'rows'>[], there: TableFacts[]): void {
  const shape = (tables: Omit<TableFacts, 'rows'>[]) =>
    tables.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).sort();
  const [mine, theirs] = [shape(here), shape(there)];
  const strange = [...theirs.filter((line) => !mine.includes(line)), ...mine.filter((line) => !theirs.includes(line))];
  if (strange.length === 0) return;
  throw new Problem(
    `The backup's tables are not those of its migrations, and nothing was changed:\n  ${strange.join('\n  ')}`,
  );
}

async function loadTable(query: Query, { name, columns }: Omit<TableFacts, 'rows'>, file: string): Promise<number> {
  const list = columns.map(quoted).join(', ');
  const insert = `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1::json)`;
  let [count, length, lines]: [number, number, string[]] = [0, 0, []];
  const flush = async () => {
    if (lines.length > 0) {
      await query(insert, [`[${lines.join(',')}]`]).catch((error) => {
        throw refusalFor(error, name);
      });
    }
    [length, lines] = [0, []];
  };
  for await (const line of readLines(file)) {
    lines.push(line);
    count += 1;
    length += line.length;
    if (length > charactersAtATime) await flush();
  }
  await flush();
  return count;
}
