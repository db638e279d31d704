import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../start/is-alive';

const prefix = 'keystride-release-';

/** Creates an empty folder that only this user can read. Its name contains the process that it belongs to. */
export const makeTemporaryFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`));

/** Deletes those of killed processes. Returns a sentence for each. */
export async function removeAbandonedFolders(): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(os.tmpdir())) {
    const [, pid] = ownName.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(os.tmpdir(), name);
    await rm(folder, { recursive: true, force: true });
    removed.push(`${folder} was deleted: the command that made it was killed.`);
  }
  return removed;
}

const ownName = new RegExp(`^${prefix}(\\d+)-`);
