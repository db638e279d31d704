import pg from 'pg';

declare global {
  /** Set by jest.config.js: the kind of database that the running project is for. */
  var testDatabase: 'embedded' | 'postgres';
}

/** For whoever owns the tables. */
export const databaseUrl = (): string =>
  globalThis.testDatabase === 'embedded' ? needed('TEST_EMBEDDED_URL') : ofThisWorker().href;

/** For the API, which owns nothing. */
export function apiDatabaseUrl(): string {
  if (globalThis.testDatabase === 'embedded') return needed('TEST_EMBEDDED_API_URL');
  return Object.assign(ofThisWorker(), { username: 'api_test_user', password: 'api_test_user' }).href;
}

/** Test files run side by side, each in the database of its worker. */
function ofThisWorker(): URL {
  const names = needed('TEST_POSTGRES_DATABASES').split(' ');
  const url = new URL(needed('TEST_DATABASE_URL'));
  url.pathname = `/${names[Number(needed('JEST_WORKER_ID')) - 1]}`;
  return url;
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error('The database of this test run was not started.');
  return value;
}

/** The embedded database has one backend for all. */
export const poolSize = () => (globalThis.testDatabase === 'embedded' ? '1' : '4');

/** Its connections share that backend and its statements. */
export const preparedStatements = () => String(globalThis.testDatabase !== 'embedded');

/** Asks the database itself, on a connection that lasts for this one question. */
export async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export async function emptyDatabase(): Promise<void> {
  await query('DROP SCHEMA public CASCADE');
  await query('CREATE SCHEMA public');
}
