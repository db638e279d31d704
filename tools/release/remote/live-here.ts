import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { Problem } from '../../start/problem';
import { knownApps } from '../apps';
import { isWhole } from '../is-whole';
import { fetchRelease } from './fetch-release';
import type { ReleaseClient } from './release-client';

/**
 * What is live of the apps that the token is for, by the service, on this machine's disk: a new version of one of them is
 * compared with it. What may not be fetched is left out, but for that app itself: the gate then says that it compared nothing.
 */
export async function liveHere(
  client: ReleaseClient,
  { releasesDir, app: released }: { releasesDir: string; app: ReleasedApp },
): Promise<ReleaseSet['apps']> {
  const apps: ReleaseSet['apps'] = {};
  for (const app of knownApps(releasesDir)) {
    try {
      const { live } = await client.read(app);
      if (!live) continue;
      const { version } = live;
      if (app === released) apps[app] = version;
      if (!(await isWhole(releasesDir, app, version))) await fetchRelease(client, { releasesDir, app, version });
      apps[app] = version;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return apps;
}
