import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release, ReleasedApp } from '@site/federation';
import { isVersion, readRelease } from '@site/releases';

/** All complete releases of an app, newest first. */
export async function storedReleases(releasesDir: string, app: ReleasedApp): Promise<Release[]> {
  const folder = path.join(releasesDir, app);
  const versions = (await readdir(folder).catch(() => [])).filter((name) => isVersion(name) && !name.endsWith('.tmp'));
  const releases = await Promise.all(
    versions.map((version) => readRelease(path.join(folder, version), app, version).catch(() => null)),
  );
  return releases.filter((release) => release !== null).sort((a, b) => b.builtAt.localeCompare(a.builtAt));
}
