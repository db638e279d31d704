import type { EntityManager } from 'typeorm';

/** Grows by what happens, and nobody who answers requests may change what stands there. */
const appendOnly = 'audit_log';
const migrations = 'migrations';

/**
 * Lets the user whom the API connects as read and write rows, where that is not the one who owns the tables: it can neither
 * change the schema, nor disable a trigger, nor change a line of the audit log.
 */
export async function grantApiRights(manager: EntityManager, databaseUrl: string): Promise<void> {
  const user = decodeURIComponent(new URL(databaseUrl).username);
  const [owner] = await manager.query<{ name: string }[]>('SELECT current_user::text AS name');
  if (!user || user === owner?.name) return;
  const [names] = await manager.query<{ api: string }[]>('SELECT quote_ident($1) AS api', [user]);
  const api = names?.api ?? '';
  for (const statement of [
    `GRANT USAGE ON SCHEMA public TO ${api}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${api}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${api}`,
    `REVOKE UPDATE, DELETE ON ${appendOnly} FROM ${api}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${migrations} FROM ${api}`,
  ]) {
    await manager.query(statement);
  }
}
