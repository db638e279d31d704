import pg from 'pg';
import { Problem } from './problem';

const timeoutMs = 5_000;

/** Throws Problem when the database refuses the connection. Never prints a part of the address with a password. */
export async function requireDatabase(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  try {
    await client.connect();
  } catch (error) {
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new Problem(
      `The database ${pathname.slice(1)} at ${host} can't be reached (${reason}). Start it, or correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
