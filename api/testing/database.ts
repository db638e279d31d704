import pg from 'pg';

declare global {
  /** Set by jest.config.js: the kind of database that the running project is for. */
  var testDatabase: 'embedded' | 'postgres';
}

/** For whoever owns the tables. */
export const databaseUrl = (): string => named('TEST_EMBEDDED_URL', 'TEST_POSTGRES_URL');

/** For the API, which owns nothing. */
export const apiDatabaseUrl = (): string => named('TEST_EMBEDDED_API_URL', 'TEST_POSTGRES_API_URL');

function named(embedded: string, postgres: string): string {
  const url = process.env[globalThis.testDatabase === 'embedded' ? embedded : postgres];
  if (!url) throw new Error('The database of this test run was not started.');
  return url;
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
