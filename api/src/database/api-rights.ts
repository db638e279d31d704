import type { EntityManager } from 'typeorm';
import { StartProblem } from '../config/start-problem';

/** They grow by what happens, and nobody who answers requests may change what stands there. */
const appendOnly = 'audit_log, release_changes, release_events';
const migrations = 'migrations';
const insufficientRights = '42501';
/** Other owners and extensions may have theirs beside them, on which the owner of these can grant nothing. */
const ownRelations = `
  SELECT string_agg(oid::regclass::text, ', ') FILTER (WHERE relkind = 'r') AS tables,
    string_agg(oid::regclass::text, ', ') FILTER (WHERE relkind = 'S') AS sequences
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND pg_has_role(relowner, 'USAGE')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')`;

/**
 * Lets the user whom the API connects as read and write rows, where that is not the one who owns the tables: it can neither
 * change the schema, nor disable a trigger, nor change a line of the audit log. Makes the user where there is none; throws
 * StartProblem where the owner may not.
 */
export async function grantApiRights(manager: EntityManager, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const user = decodeURIComponent(username);
  const [owner] = await manager.query<{ name: string }[]>('SELECT current_user::text AS name');
  if (!user || user === owner?.name) return;
  const [names] = await manager.query<{ api: string; known: boolean }[]>(
    'SELECT quote_ident($1) AS api, EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS known',
    [user],
  );
  const api = names?.api ?? '';
  if (!names?.known) await makeUser(manager, api, decodeURIComponent(password));
  const [own] = await manager.query<{ tables: string; sequences: string }[]>(ownRelations);
  for (const statement of [
    `GRANT USAGE ON SCHEMA public TO ${api}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ${own?.tables} TO ${api}`,
    `GRANT USAGE, SELECT ON SEQUENCE ${own?.sequences} TO ${api}`,
    `REVOKE UPDATE, DELETE ON ${appendOnly} FROM ${api}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${migrations} FROM ${api}`,
  ]) {
    await manager.query(statement);
  }
}

async function makeUser(manager: EntityManager, api: string, password: string): Promise<void> {
  const [literal] = await manager.query<{ password: string }[]>('SELECT quote_literal($1) AS password', [password]);
  try {
    await manager.query(`CREATE ROLE ${api} LOGIN PASSWORD ${literal?.password}`);
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientRights) throw error;
    throw new StartProblem(
      `The database has no user ${api}, and the user in MIGRATIONS_DATABASE_URL may not create one. Create it first: see docs/deployment.md.`,
    );
  }
}
