import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../tools/replace-file';
import { Problem } from '../tools/start/problem';
import { keyFile, type Manifest, mediaFolder, releasesFolder } from './archive/manifest';
import { readBackup } from './archive/read-backup';
import { loadDatabase, lookAt, requireKnown, type Revoked } from './database/load';
import { lockedFor, type SecondFactor } from './database/second-factors';
import { withDatabaseAlone } from './database/with-database';
import type { FileStore } from './files/file-store';
import { FolderFiles } from './files/folder-files';
import { mediaFiles } from './files/media-files';
import type { System } from './system';

const sessionSecret = 'session-secret';

export interface Restored {
  manifest: Manifest;
  revoked: Revoked;
  locked: Locked;
  /** Names of its tables that were not restored. */
  leftOut: string[];
}

/** Second factors that the key of the system does not open. */
interface Locked {
  count: number;
  /** The file of the backup that holds their key. Null: it is not in the backup. */
  keyFile: string | null;
}

/** Brings a backup back. Throws Problem before anything is changed when the backup or the system is not fit for it. */
export async function restoreBackup(
  system: System,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const manifest = await readBackup(folder);
  requireKnown(manifest);
  const { revoked, secondFactors, leftOut } = await withDatabaseAlone(system, async (url) => {
    const { filled, others } = await lookAt(url);
    if (others > 0) throw new Problem(`${others} other connections use the database. Stop the product first.`);
    const found = [...(filled ? ['the database holds tables'] : []), ...(await filesInTheWay(system, folder))];
    if (found.length > 0 && !replace) {
      throw new Problem(
        `The system is not empty, and nothing was changed: ${found.join('; ')}. With --replace, the backup takes its place.`,
      );
    }
    // Files before the rows that speak of them are there for all to see.
    return loadDatabase(url, folder, manifest, () => restoreFiles(system, folder));
  });
  // The rows that are there without it are still sealed with the one before.
  await restoreKey(system, folder);
  return { manifest, revoked, leftOut, locked: await findLocked(system, folder, secondFactors) };
}

/** Files of the same name and another content, and those that the restored rows would not know. */
async function filesInTheWay(system: System, folder: string): Promise<string[]> {
  const found: string[] = [];
  const media = mediaFiles(system);
  const there = new Set(await media.names());
  const backedUp = new FolderFiles(path.join(folder, mediaFolder));
  for (const name of await backedUp.names()) {
    if (there.delete(name) && !(await media.read(name)).equals(await backedUp.read(name)))
      found.push(`media has another ${name}`);
  }
  // The next start deletes the releases among them, which another product may serve: a trial that inherited its bucket.
  const [surplus] = there;
  if (surplus !== undefined) found.push(`${there.size} files of media are not in the backup, such as ${surplus}`);
  const [key, mine] = [await readKey(folder, keyFile), await readKey(system.dataDir, sessionSecret)];
  if (system.keepsKey && key && mine && key !== mine) found.push('it has another session-secret');
  return found;
}

async function restoreFiles(system: System, folder: string): Promise<void> {
  await copyAll(new FolderFiles(path.join(folder, mediaFolder)), mediaFiles(system));
  // Of a backup from before releases were published: the next start takes them over.
  const releases = new FolderFiles(path.join(folder, releasesFolder));
  await copyAll(releases, new FolderFiles(path.join(system.dataDir, releasesFolder)));
}

/** The key that was there before stays beside it: a person may need it for what another backup holds. */
async function restoreKey(system: System, folder: string): Promise<void> {
  const [key, mine] = [await readKey(folder, keyFile), await readKey(system.dataDir, sessionSecret)];
  if (key === null || key === mine || !system.keepsKey) return;
  const file = path.join(system.dataDir, sessionSecret);
  if (mine !== null) await writeFile(`${file}.before-restore`, mine, { mode: 0o600 });
  await replaceFile(file, key, { mode: 0o600 });
}

/** The key in the environment is never replaced, and may not be the one that the backup's second factors are sealed with. */
async function findLocked(system: System, folder: string, factors: SecondFactor[]): Promise<Locked> {
  const locked = lockedFor(system.encryptionSecret ?? (await readKey(system.dataDir, sessionSecret)), factors);
  const opens = lockedFor(await readKey(folder, keyFile), locked).length === 0;
  return { count: locked.length, keyFile: opens ? path.join(folder, keyFile) : null };
}

/** What is deepest first: the pointer, which lies highest, names releases that are there. */
async function copyAll(from: FileStore, to: FileStore): Promise<void> {
  const depth = (name: string) => name.split('/').length;
  const names = (await from.names()).sort((a, b) => depth(b) - depth(a));
  for (const name of names) await to.write(name, await from.read(name));
}

const readKey = (folder: string, name: string): Promise<string | null> =>
  readFile(path.join(folder, name), 'utf8').catch(() => null);
