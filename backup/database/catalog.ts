import { Problem } from '../../tools/start/problem';
import type { TableFacts } from '../archive/manifest';

export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Who is signed in, and who came too often: what was ended since must not come back. */
const passing = ['session', 'rate_limits'];
/** TypeORM's own; the manifest has it. */
const migrationsTable = 'migrations';

/** The tables that are backed up, those that others refer to before these; with the columns that can be written. */
export async function readTables(query: Query): Promise<Omit<TableFacts, 'rows'>[]> {
  const tables = await query<{ name: string; columns: string[]; needs: string[] }>(
    `SELECT relname::text AS name,
       array(SELECT attname::text FROM pg_attribute
         WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attname) AS columns,
       array(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
         WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS needs
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const copied = tables.filter(({ name }) => name !== migrationsTable && !passing.includes(name));
  const sorted: Omit<TableFacts, 'rows'>[] = [];
  while (sorted.length < copied.length) {
    const has = new Set(sorted.map(({ name }) => name));
    const next = copied.filter(({ name, needs }) => !has.has(name) && needs.every((need) => has.has(need)));
    if (next.length === 0) throw new Problem('Tables refer to each other in a circle: no order restores them.');
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return sorted;
}

export const readSequences = (query: Query): Promise<{ name: string }[]> =>
  query(`SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND relname NOT LIKE '${migrationsTable}%' ORDER BY relname`);

/** Names of the migrations that have run; null where none ever has. */
export async function readMigrations(query: Query): Promise<string[] | null> {
  const [{ there } = { there: false }] = await query<{ there: boolean }>(
    `SELECT to_regclass('public.${migrationsTable}') IS NOT NULL AS there`,
  );
  if (!there) return null;
  return (await query<{ name: string }>(`SELECT name FROM ${migrationsTable} ORDER BY id`)).map(({ name }) => name);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
