import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncFolder, syncTree } from './sync';

/** Beside the database while its files are made. */
const markOf = (stored: string): string => `${stored}.unfinished`;

/** Its first start was ended in the middle. */
export const isUnfinished = (stored: string): boolean => existsSync(markOf(stored));

/**
 * True where there is no database yet. One whose first start was ended in the middle counts as none: some of its files
 * are missing, and nobody has written to it.
 */
export function beginFirstStart(stored: string): boolean {
  if (isUnfinished(stored)) rmSync(stored, { recursive: true, force: true });
  if (existsSync(path.join(stored, 'PG_VERSION'))) return false;
  writeFileSync(markOf(stored), '', { flush: true });
  syncFolder(path.dirname(stored));
  return true;
}

/**
 * To be called before anybody writes to it: a mark that came back with a power cut would take the data with it.
 * Postgres flushes by itself what it recovers, as it does what came from the cache, but not what initdb has just made.
 */
export function endFirstStart(stored: string, { cached }: { cached: boolean }): void {
  if (!cached) syncTree(stored);
  rmSync(markOf(stored));
  syncFolder(path.dirname(stored));
}
