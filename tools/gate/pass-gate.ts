import { Problem } from '../start/problem';
import type { Candidate } from './candidate';
import { runGate, type CheckResult } from './gate';
import type { GateCheck } from './gate-check';

/** Runs the checks and prints their results. Throws Problem when one refuses. */
export async function passGate(candidate: Candidate, checks: GateCheck[]): Promise<void> {
  const { refusals } = await runGate(candidate, checks, (result) => console.log(describeResult(result)));
  if (refusals.length > 0) throw new Problem(`${candidate.name} is refused. Nothing went live.`);
}

const marks = { passed: '✓', refused: '✗', skipped: '–' };

/** One line for the check, one for each refusal. */
export function describeResult({ title, outcome, seen, refusals, ms }: CheckResult): string {
  const time = outcome === 'skipped' ? '' : ` (${(ms / 1000).toFixed(1)} s)`;
  const head = `  ${marks[outcome]} ${title}${seen && `: ${seen}`}${time}`;
  return [head, ...refusals.map((sentence) => `      ${sentence}`)].join('\n');
}
