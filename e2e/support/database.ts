import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Asks the database of the product under test, for what no journey can bring about: that time has passed. */
export async function query(sql: string, values?: unknown[]): Promise<void> {
  const client = new pg.Client(databaseAddress());
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
}

/** As the embedded database tells others of this machine, in the second line of its lock. */
export function databaseAddress(): string {
  const lock = path.join(process.env.E2E_DATA_DIR ?? '', 'database/lock');
  const [, url] = readFileSync(lock, 'utf8').split('\n');
  if (!url) throw new Error(`${lock} names no database.`);
  return url;
}
