import type { CheckResult } from '../gate';
import type { FrontEnd } from './front-ends';
import { compareApi, operationsOf, type OpenApi } from '@site/releases';

/** Compares an API with every front end that is live or a rollback target, one result each. */
export const checkFrontEnds = (frontEnds: FrontEnd[], offered: OpenApi): CheckResult[] =>
  frontEnds.map((frontEnd) => checkFrontEnd(frontEnd, offered));

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
