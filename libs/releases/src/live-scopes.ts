import path from 'node:path';
import { appScopes, type AppScopes, type Release, type ReleaseSet } from '@site/federation';
import { scopeOf } from './release-scope';
import { readRelease } from './stored-release';

/** The descriptions of what is live, from a folder that has it; those that can't be read are left out. */
export async function liveReleases(releasesDir: string, live: ReleaseSet['apps']): Promise<Release[]> {
  const read = Object.entries(live).map(([app, version]) =>
    version ? readRelease(path.join(releasesDir, app, version), app, version).catch(() => undefined) : undefined,
  );
  return (await Promise.all(read)).filter((release) => release !== undefined);
}

/** The scopes of releases' apps, and of those that every product has. */
export const scopesOf = (releases: Pick<Release, 'app' | 'scope'>[]): AppScopes => ({
  ...appScopes,
  ...Object.fromEntries(releases.flatMap((release) => [[release.app, scopeOf(release)]].filter(([, scope]) => scope))),
});
