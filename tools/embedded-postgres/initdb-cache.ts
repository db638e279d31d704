import type { PGlite } from '@electric-sql/pglite';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.join(import.meta.dirname, '../../node_modules');
const { version } = JSON.parse(readFileSync(path.join(packages, '@electric-sql/pglite/package.json'), 'utf8'));
const folder = path.join(packages, '.cache/embedded-postgres');
const file = path.join(folder, `initdb-${version}.tar`);

/** What initdb makes of an empty folder: the same each time, and three seconds of work. Undefined before the first time. */
export function cachedInitdb(): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

/** @param database a new one that nobody has written to */
export async function cacheInitdb(database: PGlite): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    const made = await database.dumpDataDir('none');
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(unfinished, Buffer.from(await made.arrayBuffer()), { flush: true });
      linkSync(unfinished, file);
    } finally {
      rmSync(unfinished, { force: true });
    }
  } catch {
    // A full disk, or somebody else's packages: the next new database takes as long. Or another process has been faster.
  }
}
