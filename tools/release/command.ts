import path from 'node:path';
import { limitNewFiles } from '../start/private-folder';
import { Problem } from '../start/problem';

/** Runs a command: an error that a person can fix ends it with one sentence and code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  limitNewFiles(path.resolve(process.env.DATA_DIR || '.data'));
  // Whoever reads the first lines only, as `| head` does, has read enough; what was begun is done all the same.
  process.stdout.on('error', () => undefined);
  // An exit, unlike a signal, ends what this process has started (`endWithUs`).
  process.once('SIGTERM', () => process.exit(143)).once('SIGINT', () => process.exit(130));
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const words = error instanceof Problem ? error.message : (describeUnwritable(error) ?? describeMistyped(error));
    console.error(words ?? error);
    process.exit(1);
  }
}

/** A file or folder that can't be written, by this user or by anybody; undefined for every other error. */
export function describeUnwritable(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  // A file that is open already has no path in its errors.
  if (code === 'ENOSPC') {
    return `${path ?? 'A file'} can't be written: its disk or volume is full. Make room, and run the same command again.`;
  }
  if (!path || !code) return undefined;
  if (code === 'ENOTDIR') return `${path} can't be written: a part of it is a file.`;
  if (code === 'EROFS') return `${path} can't be written: its disk or volume is mounted read-only.`;
  if (['EACCES', 'EPERM'].includes(code)) {
    return `${path} can't be written: the user that runs this command lacks the permission (${code}).`;
  }
  return undefined;
}

/** An option that there is not, or one without its value; undefined for every other error. */
function describeMistyped(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message.split('. ')[0]}.` : undefined;
}
