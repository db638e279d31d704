import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release, ReleasedApp } from '@site/federation';
import { integrityOf } from '../load/keep-alive';

/** Makes another version of a release whose server code is its own, in a moment. Answers its name. */
export async function copyRelease(
  releasesDir: string,
  app: ReleasedApp,
  from: string,
  version: string,
): Promise<string> {
  const [source, target] = [from, version].map((name) => path.join(releasesDir, app, name)) as [string, string];
  await cp(source, target, { recursive: true });
  const file = path.join(target, 'release.json');
  const release: Release = JSON.parse(await readFile(file, 'utf8'));
  if (release.server) {
    const code = path.join(target, release.server);
    await appendFile(code, `\n// ${version}\n`);
    release.integrity[release.server] = integrityOf(await readFile(code));
  }
  await writeFile(file, JSON.stringify({ ...release, version }));
  return version;
}
