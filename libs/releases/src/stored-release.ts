import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAppName, type Release, type ReleasedApp } from '@site/federation';
import { integrityOf } from './integrity';
import { Problem } from './problem';

const description = 'release.json';
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
  const found = new Set<string>();
  const faults: string[] = [];
  for (const entry of entries) {
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, full);
    found.add(file);
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) faults.push(`${file} of ${name} is no regular file.`);
    else if ((await lstat(full)).uid !== owner)
      faults.push(`${file} of ${name} has another owner than ${description}.`);
    else if (file !== description && !release.integrity[file]) {
      faults.push(`${name} has a file that was not packed with it: ${file}.`);
    }
  }
  for (const [file, expected] of Object.entries(release.integrity)) {
    if (!found.has(file)) faults.push(`${name} is missing its file ${file}; release it again.`);
    else if (!(await isIntact(path.join(folder, file), expected))) {
      faults.push(`${file} of ${name} was changed after it was packed; release it again.`);
    }
  }
  return faults;
}

/** A link is no file of the release, whatever it leads to. */
async function isIntact(file: string, expected: string): Promise<boolean> {
  if (!(await lstat(file)).isFile()) return true;
  return integrityOf(await readFile(file)) === expected;
}
