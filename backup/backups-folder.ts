import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from './archive/manifest';

const namePattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)((\.[0-9a-f-]+)?\.part)?$/;
/** Longer than any backup takes: what is still unfinished then was killed. */
const longestBackupMs = 12 * 60 * 60_000;

/** The name of a backup that begins now, below `DATA_DIR/backups`. Names sort by time. */
export const backupName = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/**
 * Deletes what killed backups have left in a folder, which may take the room that the next one needs. Returns the names of
 * what it deleted. What can't be deleted, such as another account's, keeps nobody from a new backup.
 */
export async function deleteUnfinished(folder: string, now = new Date()): Promise<string[]> {
  const names = await backupsIn(folder).catch(() => []);
  const left = names.filter((name) => name.endsWith('.part') && beganAt(name) < now.getTime() - longestBackupMs);
  const isDeleted = (name: string) =>
    rm(path.join(folder, name), { recursive: true }).then(
      () => true,
      (error: Error) => void console.warn(`What a killed backup has left can’t be deleted: ${error.message}.`),
    );
  const deleted = await Promise.all(left.map(isDeleted));
  return left.filter((_, index) => deleted[index]).sort();
}

/**
 * Deletes all complete backups but `made`, the new one, and the newest others: `keep` of them stay in all. Returns the names
 * of what it deleted. Whatever else is in the folder stays.
 */
export async function deleteOldBackups(made: string, keep: number): Promise<string[]> {
  const folder = path.dirname(made);
  const names = await backupsIn(folder);
  const complete = names.filter((name) => existsSync(path.join(folder, name, manifestFile)) && !name.endsWith('.part'));
  // Where the clock is behind, older ones have later names.
  const others = complete.filter((name) => name !== path.basename(made)).sort();
  const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of old) await deleteBackup(path.join(folder, name));
  return old;
}

async function backupsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && namePattern.test(entry.name)).map(({ name }) => name);
}

function beganAt(name: string): number {
  const [, hour, minute, second] = namePattern.exec(name) ?? [];
  return Date.parse(`${hour}:${minute}:${second}`);
}

/** Under the name of an unfinished one: should this be killed, what is left passes for no backup and goes next time. */
async function deleteBackup(folder: string): Promise<void> {
  await rename(folder, `${folder}.part`);
  await rm(`${folder}.part`, { recursive: true });
}
