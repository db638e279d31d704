import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../start/is-alive';

const prefix = 'keystride-release-';

/** Creates an empty folder that only this user can read, until this process exits. Its name contains the process. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Deletes those of this user's killed processes. Returns a sentence for each. */
export async function removeAbandonedFolders(): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(os.tmpdir())) {
    const [, pid] = ownName.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(os.tmpdir(), name);
    if (!(await isOurs(folder))) continue;
    await rm(folder, { recursive: true, force: true });
    removed.push(`${folder} was deleted: the command that made it was killed.`);
  }
  return removed;
}

async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found !== undefined && found.uid === process.getuid?.();
}

const ownName = new RegExp(`^${prefix}(\\d+)-`);
