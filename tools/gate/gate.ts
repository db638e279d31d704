import type { ReleasedApp, ReleaseSet } from '@site/federation';
import { defaultReleasesDir } from '../release/workspace';
import { Problem } from '../start/problem';
import { type Candidate, readCandidate } from './candidate';
import { apiCheck } from './checks/api.check';
import { contractCheck } from './checks/contract.check';
import { filesCheck } from './checks/files.check';
import { firstPageCheck } from './checks/first-page.check';
import type { Finding, GateCheck } from './gate-check';
import type { RehearseOptions } from './rehearsal/rehearsal-setup';
import { rehearse } from './rehearsal/rehearse';

export interface Verdict {
  results: CheckResult[];
  refusals: string[];
}

export interface CheckResult extends Finding {
  title: string;
  outcome: 'passed' | 'refused' | 'skipped';
  ms: number;
}

interface GateOptions extends RehearseOptions {
  /** For a release in another folder than what is live. */
  folder?: string | undefined;
  /** Addresses whose status is meant to change. */
  changed: string[];
  /** Address of the product that it is for; null when none runs. */
  product: string | null;
  /** What is live there. */
  live: ReleaseSet['apps'];
}

/** For a release that is to go live. */
export const fullChecks = (options: RehearseOptions): GateCheck[] => [
  contractCheck,
  filesCheck,
  apiCheck,
  // Every page is rendered by the real shell, mounted in a real browser, and compared with what is live.
  { title: 'rehearsal', runsCode: true, run: (candidate) => rehearse(candidate, options) },
];

/** For a version that is shown to whoever has a link: nothing that needs a browser, an API or much time. */
const previewChecks: GateCheck[] = [contractCheck, filesCheck, firstPageCheck];

/** Runs the gate for a packed release and prints the results. Throws Problem when it is refused. */
export async function gateRelease(app: ReleasedApp, version: string, options: GateOptions): Promise<void> {
  console.log(`Checking ${app}@${version} …`);
  const candidate = await readCandidate({ ...options, releasesDir: defaultReleasesDir(), app, version });
  const verdict = await runGate(candidate, fullChecks(options), (result) => console.log(describeResult(result)));
  requirePassed(verdict, `${candidate.name} is refused. Nothing went live.`);
}

/** Makes sure that a packed release can be previewed. Throws Problem with a sentence for each fault. */
export async function gatePreview(releasesDir: string, app: ReleasedApp, version: string): Promise<Verdict> {
  const verdict = await runGate(await readCandidate({ releasesDir, app, version }), previewChecks);
  requirePassed(verdict);
  return verdict;
}

/** Runs all checks of a candidate; `report` receives each result as it comes. */
export async function runGate(
  candidate: Candidate,
  checks: GateCheck[],
  report: (result: CheckResult) => void = () => undefined,
): Promise<Verdict> {
  const verdict: Verdict = { results: [], refusals: [] };
  for (const check of checks) {
    const result = await runCheck(check, candidate, verdict.refusals.length > 0);
    verdict.results.push(result);
    verdict.refusals.push(...result.refusals);
    report(result);
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

/** Throws Problem when a check refuses: with all sentences, or with one in their place where they were printed. */
export function requirePassed({ refusals }: Verdict, sentence = refusals.join('\n')): void {
  if (refusals.length > 0) throw new Problem(sentence);
}

const marks = { passed: '✓', refused: '✗', skipped: '–' };

/** One line for the check, one for each refusal. */
export function describeResult({ title, outcome, seen, refusals, ms }: CheckResult): string {
  const time = outcome === 'skipped' ? '' : ` (${(ms / 1000).toFixed(1)} s)`;
  const head = `  ${marks[outcome]} ${title}${seen && `: ${seen}`}${time}`;
  return [head, ...refusals.map((sentence) => `      ${sentence}`)].join('\n');
}
