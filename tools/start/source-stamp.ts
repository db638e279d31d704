import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceApps } from '../release/apps';

const root = path.join(import.meta.dirname, '../..');
const stamp = path.join(root, 'dist/.built-from');
/** The files that a build may read. */
const sources = [...workspaceApps(), 'api', 'libs', 'shell', 'tools']
  .concat(['nx.json', 'package-lock.json', 'tsconfig.base.json'])
  .map((name) => path.join(root, name));
/** Folders among the sources that builds write: typefaces, and what their tools keep. */
const made = /(^|[\\/])(libs[\\/]ui[\\/]fonts|node_modules|\.swc)([\\/]|$)/;

/** A fingerprint of all sources by path, size and mtime: fast for 1,500 files, where Nx takes seconds to hash. */
export async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const file of (await Promise.all(sources.map(filesIn))).flat().sort()) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** True when all of dist was built from sources with this fingerprint. */
export async function isBuiltFrom(fingerprint: string, file = stamp): Promise<boolean> {
  return (await readStamp(file))[0] === fingerprint;
}

/** When all of dist was built; undefined where it was built in parts. A file's own time may be lost on its way into an image. */
export async function timeOfBuild(file = stamp): Promise<Date | undefined> {
  const [, time] = await readStamp(file);
  return time === undefined ? undefined : new Date(time);
}

export const rememberBuiltFrom = (fingerprint: string, file = stamp): Promise<void> =>
  writeFile(file, `${fingerprint}\n${new Date().toISOString()}`);

export const forgetBuild = (): Promise<void> => rm(stamp, { force: true });

const readStamp = async (file: string): Promise<string[]> => (await readFile(file, 'utf8').catch(() => '')).split('\n');

async function filesIn(entry: string): Promise<string[]> {
  if (!(await stat(entry)).isDirectory()) return [entry];
  const found = await readdir(entry, { recursive: true, withFileTypes: true });
  return found
    .filter((child) => child.isFile() && !made.test(path.relative(root, child.parentPath)))
    .map((child) => path.join(child.parentPath, child.name));
}
