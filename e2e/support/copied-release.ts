import { integrityOf, readTraffic, swapPointer } from '@site/releases';
import type { Release, ReleasedApp } from '@site/federation';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Text of a release's scripts, by their path, in place of what they hold; null takes a script away. */
export type ChangedFiles = Record<string, string | null>;

type CopiedRelease = { of: string; version: string } & Partial<Pick<Release, 'contentHash' | 'builtAt'>>;

/** Packs a copy of a release whose scripts are what `change` makes of them. Nothing checks what they hold. */
export async function copyRelease(
  releasesDir: string,
  app: ReleasedApp,
  { of, ...facts }: CopiedRelease,
  change: (file: string, text: string) => string | null | undefined,
): Promise<void> {
  const folder = path.join(releasesDir, app, facts.version);
  await cp(path.join(releasesDir, app, of), folder, { recursive: true });
  const release: Release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const integrity = { ...release.integrity };
  for (const file of Object.keys(integrity).filter((name) => /\.c?js$/.test(name))) {
    const before = await readFile(path.join(folder, file), 'utf8');
    const after = change(file, before);
    if (after === undefined || after === before) continue;
    // Those that were compressed beside it hold what it was before.
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      await rm(path.join(folder, name), { force: true });
      delete integrity[name];
    }
    if (after === null) continue;
    await writeFile(path.join(folder, file), after);
    integrity[file] = integrityOf(Buffer.from(after));
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, ...facts, integrity }));
}

let copies = 0;

/** Makes a release of the live one's files, some of them changed, and answers its version. */
export async function copyLiveRelease(
  releasesDir: string,
  app: ReleasedApp,
  changes: ChangedFiles = {},
): Promise<string> {
  const version = `copy-${process.pid}-${++copies}`;
  const of = await liveRelease(releasesDir, app);
  const facts = { of, version, contentHash: version, builtAt: new Date().toISOString() };
  await copyRelease(releasesDir, app, facts, (file) => changes[file]);
  return version;
}

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
  const releasesDir = path.join(String(process.env.E2E_DATA_DIR), 'releases');
  await copyRelease(releasesDir, 'public-site', { of, version }, (file, text) => {
    const added = file === 'client/remoteEntry.js' ? atEntry : '';
    return text.replaceAll(...words) + added;
  });
}

/** Makes a version live as `npm run promote` does, but without its checks. */
export async function promoteUnchecked(releasesDir: string, app: ReleasedApp, version: string): Promise<void> {
  const seen = await readTraffic(releasesDir, app);
  await swapPointer(releasesDir, { kind: 'promote', app, seen, to: version, who: 'a journey' });
}

export const liveRelease = async (releasesDir: string, app: ReleasedApp): Promise<string> =>
  String((await readTraffic(releasesDir, app)).live);
