import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './results';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A flaky test is a failed one. */
export function tally(results: TestResult[]): Tally {
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  return { passed, failed: results.length - passed };
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
