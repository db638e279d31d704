import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';

const othersBits = 0o077;

/** Makes a folder, with everything already in it, accessible to its owner only. Throws Problem where that fails. */
export function makePrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    tighten(folder);
  } catch (error) {
    const words = describe(folder, error as NodeJS.ErrnoException);
    throw words === undefined ? error : new Problem(words);
  }
}

/** What a person can do about a folder that can't be made private; undefined for every other error. */
function describe(folder: string, { code = '', syscall }: NodeJS.ErrnoException): string | undefined {
  if (code === 'EROFS') {
    return `${folder} is on a disk or volume that is mounted read-only. Mount it writable, or name another folder with DATA_DIR.`;
  }
  if (!['EACCES', 'EPERM'].includes(code)) return undefined;
  if (syscall === 'mkdir') {
    return `${folder} can't be made or opened: your account lacks the permission for the folder above it. Get it, or name another folder with DATA_DIR.`;
  }
  return `${folder} holds files of another account, so it can't be kept private. Give them to yours, or name another folder with DATA_DIR.`;
}

/** Files written from now on are for their owner only, if their folder is. */
export function limitNewFiles(folder: string): void {
  const { mode = othersBits } = lstatSync(folder, { throwIfNoEntry: false }) ?? {};
  if ((mode & othersBits) === 0) process.umask(othersBits);
}

function tighten(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & othersBits) !== 0) chmodSync(file, found.mode & ~othersBits & 0o7777);
  if (found.isDirectory()) for (const name of readdirSync(file)) tighten(path.join(file, name));
}
