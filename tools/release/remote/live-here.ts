import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { Problem } from '../../start/problem';
import { knownApps } from '../apps';
import { isWhole } from '../is-whole';
import { fetchRelease } from './fetch-release';
import type { ReleaseClient } from './release-client';

/**
 * What is live of the apps that the token is for, by the service, on this machine's disk: a new version of one of them is
 * compared with it. What may not be fetched is left out, but for that app itself: the gate then says that it compared nothing.
 * @param live version of the released app
 */
export async function liveHere(
  client: ReleaseClient,
  { releasesDir, app: released, live }: { releasesDir: string; app: ReleasedApp; live: string | undefined },
): Promise<ReleaseSet['apps']> {
  const apps: ReleaseSet['apps'] = live === undefined ? {} : { [released]: live };
  for (const app of knownApps(releasesDir)) {
    try {
      const version = app === released ? live : (await client.read(app)).live?.version;
      if (version === undefined) continue;
      if (!(await isWhole(releasesDir, app, version))) await fetchRelease(client, { releasesDir, app, version });
      apps[app] = version;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return apps;
}
