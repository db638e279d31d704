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
 * Deletes all complete backups but `made`, the new one, and the newest others: `keep` of them stay in all. Deletes what killed
 * ones have left, too. Returns the names of what it deleted. Whatever else is in the folder stays.
 */
export async function deleteOldBackups(made: string, keep: number, now = new Date()): Promise<string[]> {
  const folder = path.dirname(made);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && namePattern.test(entry.name)).map(({ name }) => name);
  const left = names.filter((name) => name.endsWith('.part') && beganAt(name) < now.getTime() - longestBackupMs);
  const complete = names.filter((name) => existsSync(path.join(folder, name, manifestFile)) && !name.endsWith('.part'));
  // Where the clock is behind, older ones have later names.
  const others = complete.filter((name) => name !== path.basename(made)).sort();
  const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of left) await rm(path.join(folder, name), { recursive: true });
  for (const name of old) await deleteBackup(path.join(folder, name));
  return [...left, ...old].sort();
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
