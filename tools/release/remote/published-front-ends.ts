import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { trailOf } from '@site/releases';
import type { FrontEnd } from '../../gate/api/front-ends';
import { readUsedApi } from '../../gate/api/stored-used-api';
import { defaultRetention } from '../collect-releases';
import { storedReleases } from '../stored-releases';
import { appsAt } from './apps-at';
import { fetchRelease } from './fetch-release';
import type { ReleaseClient, RemoteReleases } from './release-client';

/** Every front end that is live, a canary, or a rollback target by the service; this machine gets those that it lacks. */
export async function publishedFrontEnds(service: ReleaseClient, releasesDir: string): Promise<FrontEnd[]> {
  const found: FrontEnd[] = [];
  for (const app of await appsAt(service, releasesDir)) {
    const stored = await storedReleases(releasesDir, app);
    for (const version of neededOf(app, await service.read(app))) {
      const isHere = stored.some((release) => release.version === version);
      if (!isHere) await fetchRelease(service, { releasesDir, app, version });
      const used = await readUsedApi(path.join(releasesDir, app, version));
      found.push({ name: `${app}@${version}`, app, version, used });
    }
  }
  return found;
}

/** An older version of the product tells of the last hundred changes alone, which may all be stages of canaries. */
function neededOf(app: ReleasedApp, { live, canary, earlier, history }: RemoteReleases): Set<string> {
  const [, ...beforeLive] = trailOf([...history].reverse(), app).reverse();
  const targets = (earlier ?? beforeLive).slice(0, defaultRetention.goodOnes - 1);
  return new Set([...[live, canary].flatMap((each) => (each ? [each.version] : [])), ...targets]);
}
