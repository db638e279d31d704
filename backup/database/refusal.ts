import { QueryFailedError } from 'typeorm';
import { Problem } from '../../tools/start/problem';

/**
 * What to throw in place of an error while a backup is loaded. The driver's own holds the statement with its rows, password
 * hashes among them, which are not for a screen or a log. Any other error stays as it is.
 */
export function refusalFor(error: unknown, table?: string): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  const { code, message } = error.driverError as { code?: string; message: string };
  if (code === '53100') {
    return new Problem('The disk of the database is full, and nothing was changed in it. Make room, then try again.');
  }
  if (code === '42501') {
    return new Problem(
      `The user of the database lacks a right, and nothing was changed in it: ${message}. Restore as the owner of its tables.`,
    );
  }
  const what = table ? `the rows of ${table}` : 'the backup';
  return new Problem(`The database refuses ${what}, and nothing was changed in it: ${message}`);
}
