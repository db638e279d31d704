import { Problem } from '../../start/problem';
import type { CheckResult } from '../gate';
import type { FrontEnd } from './front-ends';
import { compareApi, operationsOf, type OpenApi } from '@site/releases';

/** Compares an API with every front end that is live or a rollback target, one result each. Throws Problem without any. */
export function checkFrontEnds(frontEnds: FrontEnd[], offered: OpenApi): CheckResult[] {
  if (frontEnds.length === 0) throw new Problem(noFrontEnd);
  return frontEnds.map((frontEnd) => checkFrontEnd(frontEnd, offered));
}

const noFrontEnd =
  'Nothing is live here that the API could be checked against. Start the product, or set PRODUCT_URL and RELEASE_TOKEN.';

function checkFrontEnd({ name, used }: FrontEnd, offered: OpenApi): CheckResult {
  const began = performance.now();
  if (!used) {
    const seen = 'not compared: it was packed before releases recorded which API calls they make';
    return { title: name, outcome: 'skipped', seen, refusals: [], ms: 0 };
  }
  const refusals = compareApi({ used, offered, who: name });
  const outcome = refusals.length > 0 ? 'refused' : 'passed';
  const seen = `${operationsOf(used).size} calls compared`;
  return { title: name, outcome, seen, refusals, ms: Math.round(performance.now() - began) };
}
