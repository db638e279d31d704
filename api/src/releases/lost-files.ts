import type { EntityManager } from 'typeorm';
import { ConflictError } from '../errors/errors';
import type { StoredFile } from '../files/file-store';

/** The store was emptied, or another one is there in its place. */
export class LostFileError extends ConflictError {}

/** Of a row of `release_files`. One whose file is lost stays: what was copied from the file is needed without it. */
export const isStored = `"storedAt" > '-infinity'`;

/**
 * Notes which files are not in the listing of the store: whoever publishes a version that names them sends them again. Of
 * those that were stored minutes ago only the `named`, for the listing may have begun before. Answers how many are lost.
 */
export async function noteLostFiles(
  manager: EntityManager,
  listing: StoredFile[],
  named: string[] = [],
): Promise<number> {
  const found = listing.map(({ name }) => name);
  const [lost]: [object[]] = await manager.query(noteLost, [found, named]);
  return lost.length;
}

const noteLost = `UPDATE release_files SET "storedAt" = '-infinity'
  WHERE ${isStored} AND sha256 NOT IN (SELECT unnest($1::text[]))
    AND ("storedAt" < now() - interval '10 minutes' OR sha256 = ANY ($2)) RETURNING sha256`;
