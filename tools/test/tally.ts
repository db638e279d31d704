import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Adds up the closing lines of jest (`Tests: 1 failed, 22 passed, 23 total`), one a project. */
export function tallyJest(output: string): Tally {
  const lines = stripVTControlCharacters(output).matchAll(/^\s*Tests:\s+(.*) total$/gm);
  return sum([...lines].map(([, counts = '']) => readCounts(counts)));
}

/** Reads the closing lines of Playwright (`  2 failed`, `  40 passed (1.2m)`); what is flaky passed when tried again. */
export function tallyPlaywright(output: string): Tally {
  const lines = stripVTControlCharacters(output).matchAll(/^ {2}(\d+ (?:passed|failed|flaky|did not run))\b/gm);
  return sum(
    [...lines].map(([, counts = '']) => readCounts(counts.replace('did not run', 'failed').replace('flaky', 'passed'))),
  );
}

/** Reads the last line of the containers' own count (`12 passed, 0 failed`). */
export function tallyContainers(output: string): Tally {
  return readCounts(/^\d+ passed, \d+ failed$/m.exec(stripVTControlCharacters(output))?.[0] ?? '');
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

function readCounts(text: string): Tally {
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}
