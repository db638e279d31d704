import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isUnfinished } from './first-start';

/** That of PGlite. Each major version has files of its own, and opens no other's. */
export const postgresMajor = 18;

/** Says what to do with a folder whose database another major version has made; undefined for every other folder. */
export function describeOtherPostgres(folder: string): string | undefined {
  const stored = path.join(folder, 'postgres');
  const major = majorOf(stored);
  if (!major || major === postgresMajor || isUnfinished(stored)) return undefined;
  return `The database in ${path.resolve(folder)} is of Postgres ${major}, and this version of the product has ${postgresMajor}. Nothing was changed. Run "npm run backup" with the version that it ran with, move that folder away, then run "npm run restore -- BACKUP --replace" with this one.`;
}

/** Nothing where there is none, or where it can't be read, which whoever opens it says. */
function majorOf(stored: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path.join(stored, 'PG_VERSION'), 'utf8'));
  } catch {
    return undefined;
  }
}
