import { query } from './database';

/** Name of each table with those of its columns that are written. TypeORM's own list of migrations is none of them. */
export type Columns = Map<string, string[]>;
/** Name of each table with its rows. */
export type Rows = Map<string, Record<string, unknown>[]>;

export async function readColumns(): Promise<Columns> {
  const found = await query<{ table: string; columns: string[] }>(
    `SELECT relname AS table, array_agg(attname::text ORDER BY attname) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
     GROUP BY relname ORDER BY relname`,
  );
  return new Map(found.map(({ table, columns }) => [table, columns]));
}

export async function readRows(columns: Columns): Promise<Rows> {
  const rows: Rows = new Map([...columns.keys()].map((table) => [table, []]));
  const parts = [...rows.keys()].map(
    (table) => `SELECT '${table}' AS "table", to_jsonb("${table}") AS row FROM "${table}"`,
  );
  if (parts.length === 0) return rows;
  const found = await query<{ table: string; row: Record<string, unknown> }>(parts.join(' UNION ALL '));
  for (const { table, row } of found) rows.get(table)?.push(row);
  return rows;
}

/** As much of the rows as tables and columns of another version hold, in an order that does not depend on the rest. */
export function rowsWithin(rows: Rows, columns: Columns): Record<string, string[]> {
  const known = [...columns].map(([table, names]) => {
    const cut = (row: Record<string, unknown>) => JSON.stringify(names.map((name) => row[name]));
    return [table, (rows.get(table) ?? []).map(cut).sort()];
  });
  return Object.fromEntries(known);
}

/** Everything that migrations have made, in the database's own words. */
export async function readSchema(): Promise<string[]> {
  const found = await query<{ line: string }>(
    `SELECT 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
        || (CASE WHEN attnotnull THEN ' not null' ELSE '' END) || ' ' || attidentity::text || attgenerated::text
        || coalesce(' ' || pg_get_expr(adbin, adrelid), '') AS line
       FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
       AND attnum > 0 AND NOT attisdropped
     UNION ALL SELECT 'options ' || relname || ' ' || reloptions::text FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND reloptions IS NOT NULL AND relname <> 'migrations'
     UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
     UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> 'migrations'
     UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT 'function ' || pg_get_functiondef(pg_proc.oid) FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
     ORDER BY line`,
  );
  return found.map(({ line }) => line);
}
