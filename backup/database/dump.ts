import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { Problem } from '../../tools/start/problem';
import { type Manifest, type SequenceFacts, type TableFacts, tableFile } from '../archive/manifest';
import { keepAlive } from './api-schema';
import { type NamedFiles, readNamedFiles } from './named-files';
import { inOrderOfNeed, type Query, quoted, readMigrations, readSequences, readTables } from './catalog';
import { knownTables } from './known-tables';

/** At 1 MB of text a row at most, what is held at a time. */
const rowsAtATime = 200;

interface Dump {
  database: Omit<Manifest, 'format' | 'files'>;
  named: NamedFiles;
  /** Names of tables that no migration makes, which no restore could bring back. */
  leftOut: string[];
}

/** Writes every table as it was at one and the same moment: a line of JSON a row, in the database's own notation. */
export async function dumpDatabase(url: string, folder: string): Promise<Dump> {
  const client = new pg.Client({ connectionString: url, ...keepAlive });
  await client.connect();
  const query: Query = async (sql, values) => (await client.query(sql, values)).rows;
  try {
    await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [{ at } = { at: '' }] = await query<{ at: string }>('SELECT to_json(now())::text AS at');
    const migrations = await readMigrations(query);
    if (!migrations) throw new Problem('The database is empty: there is nothing to back up.');
    const [found, known] = [await readTables(query), await knownTables(migrations)];
    const leftOut = found.map(({ name }) => name).filter((name) => known && !known.has(name));
    const tables: TableFacts[] = [];
    for (const table of inOrderOfNeed(found.filter(({ name }) => !leftOut.includes(name)))) {
      const rows = await dumpTable(query, table, path.join(folder, tableFile(table.name)));
      tables.push({ ...table, rows });
    }
    const database = { at: JSON.parse(at), migrations, tables, sequences: await dumpSequences(query, tables) };
    return { database, named: await readNamedFiles(query, tables), leftOut };
  } finally {
    await client.end();
  }
}

async function dumpTable(query: Query, { name, columns }: Omit<TableFacts, 'rows'>, file: string): Promise<number> {
  let count = 0;
  const list = columns.map(quoted).join(', ');
  await query(
    `DECLARE lines CURSOR FOR SELECT to_json(row)::text AS line FROM (SELECT ${list} FROM ${quoted(name)}) row`,
  );
  async function* lines() {
    for (;;) {
      const rows = await query<{ line: string }>(`FETCH ${rowsAtATime} FROM lines`);
      if (rows.length === 0) return;
      count += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flush: true, mode: 0o600 }));
  await query('CLOSE lines');
  return count;
}

async function dumpSequences(query: Query, tables: TableFacts[]): Promise<SequenceFacts[]> {
  const facts: SequenceFacts[] = [];
  for (const { name } of await readSequences(query, tables)) {
    const [row] = await query<Omit<SequenceFacts, 'name'>>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(name)}`,
    );
    if (row) facts.push({ name, ...row });
  }
  return facts;
}
