import type { ReleasedApp } from '@site/federation';
import { readCandidate } from '../gate/candidate';
import { lightChecks, requirePassed, runGate, type Verdict } from '../gate/gate';

/** Makes sure that a packed release can be served. Throws Problem with a sentence for each fault. */
export async function checkRelease(releasesDir: string, app: ReleasedApp, version: string): Promise<Verdict> {
  const verdict = await runGate(await readCandidate({ releasesDir, app, version }), lightChecks);
  requirePassed(verdict);
  return verdict;
}
