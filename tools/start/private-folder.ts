import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';

const othersBits = 0o077;

/** Makes a folder, with everything already in it, accessible to its owner only. Throws Problem where that fails. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    tighten(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new Problem(
      `${folder} holds files of another account, so it can't be kept private. Give them to yours, or name another folder with DATA_DIR.`,
    );
  }
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
