import { readTraffic, swapPointer } from '@site/releases';
import type { Release, ReleasedApp } from '@site/federation';
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Text of a release's files, by their path, in place of what they hold; null takes a file away. */
export type ChangedFiles = Record<string, string | null>;

let copies = 0;

/** Makes a release of the live one's files, some of them changed, and answers its version. Nothing checks what it holds. */
export async function copyLiveRelease(
  releasesDir: string,
  app: ReleasedApp,
  changes: ChangedFiles = {},
): Promise<string> {
  const { live } = await readTraffic(releasesDir, app);
  const from = path.join(releasesDir, app, String(live));
  const release: Release = JSON.parse(await readFile(path.join(from, 'release.json'), 'utf8'));
  const version = `copy-${process.pid}-${++copies}`;
  const to = path.join(releasesDir, app, version);
  await cp(from, to, { recursive: true });
  const integrity = { ...release.integrity };
  for (const [file, text] of Object.entries(changes)) {
    // Those that were compressed beside it hold what it was before.
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      await rm(path.join(to, name), { force: true });
      delete integrity[name];
    }
    if (text === null) continue;
    await writeFile(path.join(to, file), text);
    integrity[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  const copy: Release = { ...release, version, contentHash: version, builtAt: new Date().toISOString(), integrity };
  await writeFile(path.join(to, 'release.json'), JSON.stringify(copy));
  return version;
}

/** Makes a version live as `npm run promote` does, but without its checks. */
export async function promoteUnchecked(releasesDir: string, app: ReleasedApp, version: string): Promise<void> {
  const seen = await readTraffic(releasesDir, app);
  await swapPointer(releasesDir, { kind: 'promote', app, seen, to: version, who: 'a journey' });
}

export const liveRelease = async (releasesDir: string, app: ReleasedApp): Promise<string> =>
  String((await readTraffic(releasesDir, app)).live);
