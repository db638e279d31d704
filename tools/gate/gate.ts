import { Problem } from '../start/problem';
import type { Candidate } from './candidate';
import { apiCheck } from './checks/api.check';
import { contractCheck } from './checks/contract.check';
import { filesCheck } from './checks/files.check';
import { homePageCheck } from './checks/home-page.check';
import { rehearsalCheck } from './checks/rehearsal.check';
import type { Finding, GateCheck } from './gate-check';
import type { RehearseOptions } from './rehearsal/rehearsal-setup';

/** For an emergency, such as a rollback: nothing that needs a browser, an API or much time. */
export const lightChecks: GateCheck[] = [contractCheck, filesCheck, homePageCheck];

/** For a new release. */
export const fullChecks = (options: RehearseOptions): GateCheck[] => [
  contractCheck,
  filesCheck,
  apiCheck,
  rehearsalCheck(options),
];

export interface Verdict {
  results: CheckResult[];
  refusals: string[];
}

export interface CheckResult extends Finding {
  title: string;
  outcome: 'passed' | 'refused' | 'skipped';
  ms: number;
}

/** Runs all checks of a candidate; `tell` receives each result as it comes. */
export async function runGate(
  candidate: Candidate,
  checks: GateCheck[],
  tell: (result: CheckResult) => void = () => undefined,
): Promise<Verdict> {
  const verdict: Verdict = { results: [], refusals: [] };
  for (const check of checks) {
    const result = await runCheck(check, candidate, verdict.refusals.length > 0);
    verdict.results.push(result);
    verdict.refusals.push(...result.refusals);
    tell(result);
  }
  return verdict;
}

async function runCheck(check: GateCheck, candidate: Candidate, isRefused: boolean): Promise<CheckResult> {
  const { title } = check;
  if (check.runsCode && isRefused) {
    return { title, outcome: 'skipped', seen: 'skipped: already refused', refusals: [], ms: 0 };
  }
  const began = performance.now();
  const { seen, refusals } = await check.run(candidate);
  const outcome = refusals.length > 0 ? 'refused' : 'passed';
  return { title, outcome, seen, refusals, ms: Math.round(performance.now() - began) };
}

/** Throws Problem with all sentences when a check refuses. */
export function requirePassed({ refusals }: Verdict): void {
  if (refusals.length > 0) throw new Problem(refusals.join('\n'));
}
