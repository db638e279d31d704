import pg from 'pg';
import { databaseUrl } from './database';

/**
 * Counts the rows that were changed for good. What is undone is not counted, nor are the traces that a refused call
 * may leave: counts of attempts, failed sign-ins in the audit log, the time when a session was last seen.
 */
export class CommitCount {
  private constructor(private readonly client: pg.Client) {}

  static async install(): Promise<CommitCount> {
    const client = new pg.Client(databaseUrl());
    await client.connect();
    await client.query(`CREATE SEQUENCE committed_changes`);
    // The triggers run as whoever writes.
    await client.query(`GRANT USAGE ON SEQUENCE committed_changes TO PUBLIC`);
    await client.query(`CREATE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM nextval('committed_changes'); RETURN NULL; END $$`);
    const { rows } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'rate_limits')`,
    );
    for (const { name } of rows) for (const statement of triggers(name)) await client.query(statement);
    return new CommitCount(client);
  }

  async read(): Promise<number> {
    const { rows } = await this.client.query<{ changes: number }>(
      'SELECT CASE WHEN is_called THEN last_value::integer ELSE 0 END AS changes FROM committed_changes',
    );
    return rows[0]?.changes ?? 0;
  }

  end = () => this.client.end();
}

/** What is deferred runs when its transaction commits, or never. */
const trigger = (table: string, event: string, condition = '') =>
  `CREATE CONSTRAINT TRIGGER count_${event} AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW ${condition} EXECUTE FUNCTION count_change()`;

function triggers(table: string): string[] {
  const [insertion, update] = [conditions[table]?.INSERT, conditions[table]?.UPDATE];
  return [trigger(table, 'INSERT', insertion), trigger(table, 'UPDATE', update), trigger(table, 'DELETE')];
}

const conditions: Record<string, Record<string, string>> = {
  audit_log: { INSERT: `WHEN (NEW.action NOT IN ('signInFailed', 'tooManySignInsFailed', 'secondFactorFailed'))` },
  session: { UPDATE: `WHEN (OLD.sess::jsonb - 'seenAt' IS DISTINCT FROM NEW.sess::jsonb - 'seenAt')` },
};
