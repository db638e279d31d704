import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './results';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

export function tally(results: TestResult[]): Tally {
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  return { passed: results.length - failed, failed };
}

/** Reads the last line of a command that counts by itself (`12 passed, 0 failed`). */
export function readCount(output: string): Tally {
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed$/m.exec(stripVTControlCharacters(output)) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}
