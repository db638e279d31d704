import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { Problem } from '../../start/problem';
import { knownApps } from '../apps';
import { isWhole } from '../is-whole';
import { appsAt } from './apps-at';
import { fetchRelease } from './fetch-release';
import type { ReleaseClient } from './release-client';
import { Refusal } from './release-connection';

const [forbidden, conflict] = [403, 409];
const refused = new Set([forbidden, conflict]);

/**
 * What is live of the apps that the token is for, by the service, on this machine's disk: a new version of one of them is
 * compared with it. Left out is what the service refuses to give, which is said of the released app: what this token may not
 * read, or the store has lost. Throws Problem where it can't be fetched otherwise: a version that was compared with nothing
 * by accident must not go live.
 * @param live version of the released app
 */
export async function liveHere(
  client: ReleaseClient,
  { releasesDir, app: released, live }: { releasesDir: string; app: ReleasedApp; live: string | undefined },
): Promise<ReleaseSet['apps']> {
  const apps: ReleaseSet['apps'] = {};
  // A shell that has nothing to serve yet does not say what is live.
  const names = await appsAt(client, releasesDir).catch(() => knownApps(releasesDir));
  for (const app of names) {
    try {
      const version = app === released ? live : (await client.read(app)).live?.version;
      if (version === undefined) continue;
      if (!(await isWhole(releasesDir, app, version))) await fetchRelease(client, { releasesDir, app, version });
      apps[app] = version;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!(error instanceof Refusal && refused.has(error.status))) {
        throw new Problem(
          `${error.message} Nothing can be compared without what is live of ${app}: run the command again.`,
        );
      }
      if (app === released) console.log(`Nothing is compared with what is live of ${app}: ${error.message}`);
    }
  }
  return apps;
}
