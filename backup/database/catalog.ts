import { Problem } from '../../tools/start/problem';
import type { TableFacts } from '../archive/manifest';

export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Who is signed in, and who came too often: what was ended since must not come back. */
const passing = ['session', 'rate_limits'];
/** TypeORM's own; the manifest has it. */
const migrationsTable = 'migrations';
/** Of a line of pg_class. */
export const ofExtension = `EXISTS (SELECT FROM pg_depend
  WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')`;

/** With the columns that can be written. */
type Table = Omit<TableFacts, 'rows'>;

interface FoundTable extends Table {
  /** Those that it refers to. */
  needs: string[];
}

/** The tables that are backed up, and those that are nobody's. An extension makes its own. */
export async function readTables(query: Query): Promise<FoundTable[]> {
  const tables = await query<FoundTable>(
    `SELECT relname::text AS name,
       array(SELECT attname::text FROM pg_attribute
         WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attname) AS columns,
       array(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
         WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS needs
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT ${ofExtension} ORDER BY relname`,
  );
  return tables.filter(({ name }) => name !== migrationsTable && !passing.includes(name));
}

/** Those that others refer to before these. */
export function inOrderOfNeed(tables: FoundTable[]): Table[] {
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const has = new Set(sorted.map(({ name }) => name));
    const next = tables.filter(({ name, needs }) => !has.has(name) && needs.every((need) => has.has(need)));
    if (next.length === 0) throw new Problem('Tables refer to each other in a circle: no order restores them.');
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return sorted;
}

/** Those of these tables' columns. */
export const readSequences = (query: Query, tables: Table[]): Promise<{ name: string }[]> =>
  query(
    `SELECT pg_class.relname::text AS name FROM pg_class
     JOIN pg_depend ON objid = pg_class.oid AND classid = 'pg_class'::regclass AND deptype IN ('a', 'i')
     JOIN pg_class AS owner ON owner.oid = refobjid AND refclassid = 'pg_class'::regclass
     WHERE pg_class.relnamespace = 'public'::regnamespace AND pg_class.relkind = 'S' AND owner.relname = ANY ($1)
     ORDER BY pg_class.relname`,
    [tables.map(({ name }) => name)],
  );

/** Names of the migrations that have run; null where none ever has. */
export async function readMigrations(query: Query): Promise<string[] | null> {
  const [{ there } = { there: false }] = await query<{ there: boolean }>(
    `SELECT to_regclass('public.${migrationsTable}') IS NOT NULL AS there`,
  );
  if (!there) return null;
  return (await query<{ name: string }>(`SELECT name FROM ${migrationsTable} ORDER BY id`)).map(({ name }) => name);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
