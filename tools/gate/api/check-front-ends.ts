import path from 'node:path';
import { releasedApps, type ReleasedApp } from '@site/federation';
import { readHistory, readTraffic, trailOf } from '@site/releases';
import { defaultRetention } from '../../release/collect-releases';
import type { CheckResult } from '../gate';
import { compareApi } from './compare-api';
import { operationsOf, type OpenApi } from './openapi';
import { readUsedApi } from './stored-used-api';

/** Compares an API with every front end that is live or a rollback target, one result each. */
export async function checkFrontEnds(releasesDir: string, offered: OpenApi): Promise<CheckResult[]> {
  const history = await readHistory(releasesDir);
  const results: CheckResult[] = [];
  for (const app of releasedApps) {
    const { canary } = await readTraffic(releasesDir, app);
    const good = trailOf(history, app).slice(-defaultRetention.goodOnes).reverse();
    for (const version of new Set([...(canary ? [canary.version] : []), ...good]))
      results.push(await checkFrontEnd(releasesDir, app, version, offered));
  }
  return results;
}

async function checkFrontEnd(
  releasesDir: string,
  app: ReleasedApp,
  version: string,
  offered: OpenApi,
): Promise<CheckResult> {
  const began = performance.now();
  const name = `${app}@${version}`;
  const used = await readUsedApi(path.join(releasesDir, app, version));
  if (!used) {
    const seen = 'not compared: it was packed before releases recorded which API calls they make';
    return { title: name, outcome: 'spared', seen, refusals: [], ms: 0 };
  }
  const refusals = compareApi({ used, offered, who: name });
  const outcome = refusals.length > 0 ? 'refused' : 'passed';
  const seen = `${operationsOf(used).size} calls compared`;
  return { title: name, outcome, seen, refusals, ms: Math.round(performance.now() - began) };
}
