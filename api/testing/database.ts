import pg from 'pg';

declare global {
  /** Set by jest.config.js: the kind of database that the running project is for. */
  var testDatabase: 'embedded' | 'postgres';
}

interface TestDatabase {
  /** For whoever owns the tables. */
  url: string;
  /** For the API, which owns nothing. */
  apiUrl: string;
}

/** Test files run side by side, each in the database of its worker. */
function ofThisWorker(): TestDatabase {
  const databases = JSON.parse(needed('TEST_DATABASES')) as TestDatabase[];
  const found = databases[Number(needed('JEST_WORKER_ID')) - 1];
  if (!found) throw new Error('This worker has no database.');
  return found;
}

export const databaseUrl = (): string => ofThisWorker().url;
export const apiDatabaseUrl = (): string => ofThisWorker().apiUrl;

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error('The database of this test run was not started.');
  return value;
}

/** The embedded database has one backend for all. */
export const poolSize = () => (globalThis.testDatabase === 'embedded' ? '1' : '4');

/** Its connections share that backend and its statements. */
export const preparedStatements = () => String(globalThis.testDatabase !== 'embedded');

/** Of this spec file: to connect takes longer than most statements. */
let pool: pg.Pool | undefined;
afterAll(endPool);

/** Asks the database itself. */
export async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: databaseUrl() });
  return (await pool.query<Row>(text, values)).rows;
}

async function endPool(): Promise<void> {
  await pool?.end();
  pool = undefined;
}

/** Asks another database or as another user, on a connection that lasts for this one question. */
export async function queryAt(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

export const emptyDatabase = () => queryAt(databaseUrl(), 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');

/**
 * Puts the database back to what `migrate` makes of an empty one. That is done once for each worker, and copied: the
 * embedded database has no copies, and is migrated each time.
 */
export async function freshDatabase(migrate: () => Promise<void>): Promise<void> {
  if (globalThis.testDatabase === 'embedded') return void (await emptyDatabase());
  await endPool();
  const server = needed('TEST_DATABASE_URL');
  const name = new URL(databaseUrl()).pathname.slice(1);
  const template = `${name}_template`;
  const copy = (from: string, to: string) =>
    queryAt(server, `CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
  const [made] = await queryAt(server, 'SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (!made) {
    await emptyDatabase();
    await migrate();
    await copy(name, template);
  }
  await queryAt(server, `DROP DATABASE ${name} WITH (FORCE)`);
  await copy(template, name);
}
