import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { type OpenApi, readHistory, readTraffic, trailOf } from '@site/releases';
import { knownApps } from '../../release/apps';
import { defaultRetention } from '../../release/collect-releases';
import { readUsedApi } from './stored-used-api';

/** A release whose visitors an API must serve. */
export interface FrontEnd {
  /** Such as `public-site@20261120-153000-1a2b3c4`. */
  name: string;
  app: ReleasedApp;
  version: string;
  /** Null where it was packed before releases recorded which API calls they make. */
  used: OpenApi | null;
}

/** Every front end that is live, a canary, or a rollback target. */
export async function frontEndsOf(releasesDir: string): Promise<FrontEnd[]> {
  const history = await readHistory(releasesDir);
  const found: FrontEnd[] = [];
  for (const app of knownApps(releasesDir)) {
    const { canary } = await readTraffic(releasesDir, app);
    const good = trailOf(history, app).slice(-defaultRetention.goodOnes).reverse();
    for (const version of new Set([...(canary ? [canary.version] : []), ...good])) {
      const used = await readUsedApi(path.join(releasesDir, app, version));
      found.push({ name: `${app}@${version}`, app, version, used });
    }
  }
  return found;
}
