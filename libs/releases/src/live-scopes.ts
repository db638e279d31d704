import path from 'node:path';
import { appScopes, type AppScopes, type Release } from '@site/federation';
import { readPointer } from './pointer';
import { scopeOf } from './release-scope';
import { readRelease } from './stored-release';

/** The descriptions of what is live in a folder; those that can't be read are left out. */
export async function liveReleases(releasesDir: string): Promise<Release[]> {
  const live = Object.entries((await readPointer(releasesDir))?.apps ?? {});
  const read = live.map(([app, version]) =>
    version ? readRelease(path.join(releasesDir, app, version), app, version).catch(() => undefined) : undefined,
  );
  return (await Promise.all(read)).filter((release) => release !== undefined);
}

/** The scopes of releases' apps, and of those that every product has. */
export const scopesOf = (releases: Pick<Release, 'app' | 'scope'>[]): AppScopes => ({
  ...appScopes,
  ...Object.fromEntries(releases.flatMap((release) => [[release.app, scopeOf(release)]].filter(([, scope]) => scope))),
});
