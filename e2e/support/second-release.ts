import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/federation';

interface SecondRelease {
  /** The release that it is a copy of. */
  of: string;
  version: string;
  /** Put in place of each other wherever they stand in the code. */
  words: [old: string, other: string];
  /** Code that runs at the end of the federation entry. */
  atEntry?: string;
}

/** Another release of the public site without a build: a copy with a few words changed, as sound as any other. */
export async function makeSecondRelease({ of, version, words, atEntry = '' }: SecondRelease): Promise<void> {
  const releases = path.join(String(process.env.E2E_DATA_DIR), 'releases/public-site');
  const folder = path.join(releases, version);
  await cp(path.join(releases, of), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  release.version = version;
  for (const name of Object.keys(release.integrity).filter((each) => /\.(c?js)$/.test(each))) {
    const before = await readFile(path.join(folder, name), 'utf8');
    const added = name === `client/${release.entry}` ? atEntry : '';
    const after = before.replaceAll(words[0], words[1]) + added;
    if (after === before) continue;
    await writeFile(path.join(folder, name), after);
    release.integrity[name] = `sha384-${createHash('sha384').update(after).digest('base64')}`;
    for (const compressed of [`${name}.br`, `${name}.gz`]) {
      await rm(path.join(folder, compressed), { force: true });
      delete release.integrity[compressed];
    }
  }
  await writeFile(file, JSON.stringify(release));
}
