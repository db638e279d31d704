import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireDiskSpace } from '@site/releases';
import { Problem } from '../tools/start/problem';
import { writeChecksums } from './archive/checksums';
import { keyFile, type Manifest, manifestFile, mediaFolder } from './archive/manifest';
import { dumpDatabase } from './database/dump';
import { withDatabase } from './database/with-database';
import { FilesOnce } from './files/files-once';
import { FolderFiles } from './files/folder-files';
import { mediaFiles } from './files/media-files';
import { countMissing } from './missing-files';
import type { System } from './system';

const withoutRoom =
  'There is no new backup, and nothing half written was left. Delete old backups there, or take another disk, then try again.';

interface Made {
  manifest: Manifest;
  bytes: number;
  /** Files that rows speak of, and that were not there. */
  missing: number;
  /** Names of tables that are not in it. */
  leftOut: string[];
}

/**
 * Writes a backup into a folder that does not exist yet. It gets its name when it is whole. Throws Problem, also where most
 * files of pictures or releases are missing; not so an `incomplete` one.
 */
export async function makeBackup(system: System, folder: string, { incomplete = false } = {}): Promise<Made> {
  requireNew(folder);
  return requireDiskSpace(path.dirname(folder), () => write(system, folder, incomplete), withoutRoom);
}

async function write(system: System, folder: string, incomplete: boolean): Promise<Made> {
  // Its own: another backup may be on its way into a folder of that name.
  const unfinished = `${folder}.${randomUUID()}.part`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    // Files are written before their rows and deleted after them. So what the rows speak of has been there since the first
    // copying, or has come before the second.
    const media = new FilesOnce(mediaFiles(system), new FolderFiles(path.join(unfinished, mediaFolder)));
    await media.copy();
    const { database, named, leftOut } = await withDatabase(system, (url) => dumpDatabase(url, unfinished));
    await media.copy();
    const missing = countMissing(system, named, { incomplete, isCopied: (name) => media.has(name) });
    const files = media.count + (await copyKey(system, path.join(unfinished, keyFile)));
    const manifest: Manifest = { format: 1, ...database, files };
    await writeFile(path.join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeChecksums(unfinished);
    await rename(unfinished, folder).catch((error) => {
      requireNew(folder);
      throw error;
    });
    return { manifest, bytes: await bytesOf(folder), missing, leftOut };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function requireNew(folder: string): void {
  if (existsSync(folder)) throw new Problem(`${folder} exists. Name a new folder.`);
}

/** Second factors are sealed with it: without it nobody who has one could sign in after a restore. */
async function copyKey({ dataDir, keepsKey }: System, file: string): Promise<number> {
  const key = keepsKey ? await readFile(path.join(dataDir, 'session-secret')).catch(() => null) : null;
  if (!key) return 0;
  await mkdir(path.dirname(file), { mode: 0o700 });
  await writeFile(file, key, { mode: 0o600 });
  return 1;
}

async function bytesOf(folder: string): Promise<number> {
  const names = await new FolderFiles(folder).names();
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  await chmod(folder, 0o700);
  return sizes.reduce((sum, size) => sum + size, 0);
}
