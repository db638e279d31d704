import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const timeoutMs = 10_000;

/** Waits until some row of the database holds a text. False when none does in time. */
export async function hasArrived(databaseUrl: string, text: string): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  do {
    if (await isStored(databaseUrl, text)) return true;
    await wait(200);
  } while (performance.now() < end);
  return false;
}

async function isStored(databaseUrl: string, text: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    for (const { name } of tables) {
      const found = await client.query(
        `SELECT 1 FROM ${client.escapeIdentifier(name)} AS one WHERE strpos(to_jsonb(one)::text, $1) > 0 LIMIT 1`,
        [text],
      );
      if (found.rowCount) return true;
    }
    return false;
  } finally {
    await client.end();
  }
}
