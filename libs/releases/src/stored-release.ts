import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAppName, type Release, type ReleasedApp } from '@site/federation';
import { integrityOf } from './integrity';
import { mapAtATime } from './map-at-a-time';
import { Problem } from './problem';

const description = 'release.json';
/** Files that are read at a time: a process that serves pages meanwhile gets to each of them late. */
const atATime = 16;
/** Letters, digits, hyphens and single dots: whatever names a version can be a folder's name, and no path. */
const versionPattern = /^[a-z0-9](?:[a-z0-9-]|\.(?!\.)){0,79}$/i;

export const isVersion = (word: string): boolean => versionPattern.test(word);

/** Reads the description of a stored release, and compares it with the name that it is stored under. Throws Problem. */
export async function readRelease(folder: string, app: ReleasedApp, version: string): Promise<Release> {
  const name = `${app}@${version}`;
  if (!isAppName(app) || !isVersion(version)) throw new Problem(`"${name}" is not the name of a release.`);
  const file = path.join(folder, description);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new Problem(`${name} can’t be read from ${folder} (${error.message}).`);
    throw new Problem(`There is no release ${name}. "npm run releases" lists those that exist.`);
  });
  const release = parse(text);
  if (!release) throw new Problem(`${file} is damaged; release ${app} again.`);
  if (release.app !== app || release.version !== version) {
    throw new Problem(`${file} describes ${release.app}@${release.version}, not ${name}; release ${app} again.`);
  }
  return release;
}

function parse(text: string): Release | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the description of a release names and the release does not contain, in sentences. */
export function missingFiles({ app, version, entry, chunks, preloads, server, integrity }: Release): string[] {
  const client = [entry, ...Object.values(chunks).flat(), ...preloads].map((file) => `client/${file}`);
  const named = new Set([...client, ...(server ? [server] : [])]);
  return [...named]
    .filter((file) => !Object.hasOwn(integrity, file))
    .map((file) => `release.json of ${app}@${version} names ${file}, which it does not contain.`);
}

/**
 * What is wrong with a stored release's files, in sentences: each must be a regular file as it was packed, with the
 * description's owner, and nothing else may be there. None for a sound release.
 */
export async function faultsOfFiles(folder: string, release: Release): Promise<string[]> {
  const name = `${release.app}@${release.version}`;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const { uid: owner } = await lstat(path.join(folder, description));
  const faultOf = async (file: string): Promise<string | undefined> => {
    const stat = await lstat(path.join(folder, file));
    if (!stat.isFile()) return `${file} of ${name} is no regular file.`;
    if (stat.uid !== owner) return `${file} of ${name} has another owner than ${description}.`;
    if (file === description) return undefined;
    const expected = release.integrity[file];
    if (!expected) return `${name} has a file that was not packed with it: ${file}.`;
    if (integrityOf(await readFile(path.join(folder, file))) === expected) return undefined;
    return `${file} of ${name} was changed after it was packed; release it again.`;
  };
  const found = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const faults = await mapAtATime(found, atATime, faultOf);
  const present = new Set(found);
  const missing = Object.keys(release.integrity)
    .filter((file) => !present.has(file))
    .map((file) => `${name} is missing its file ${file}; release it again.`);
  return [...faults.filter((fault) => fault !== undefined), ...missing];
}
