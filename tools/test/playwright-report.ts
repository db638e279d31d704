import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './results';

interface Suite {
  title: string;
  specs: {
    title: string;
    /** Below the folder of the journeys. */
    file: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      /** One for each attempt. `duration` is in milliseconds. */
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: Suite[];
}

/** What Playwright's JSON reporter writes: https://playwright.dev/docs/api/class-testreporter */
export interface PlaywrightReport {
  suites: Suite[];
  /** What no test is to blame for: a file that can't be loaded, a product that does not start. */
  errors: { message?: string }[];
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'failed' } as const;

/** The reports of a folder: a file for each project. */
export function readPlaywrightReports(folder: string): TestResult[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) =>
    resultsOfPlaywright(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PlaywrightReport),
  );
}

/** A test that did not run since an earlier one failed counts as failed. */
function resultsOfPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  const before = errors.map(({ message = '' }): TestResult => {
    return { project: '', file: '', name: 'before any test', seconds: 0, outcome: 'failed', failure: plain(message) };
  });
  // The outermost suites are the files.
  return [...before, ...suites.flatMap((file) => resultsOf(file, []))];
}

function resultsOf({ specs, suites = [] }: Suite, titles: string[]): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName: project, status, results }): TestResult => {
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => plain(message)));
      const failure = status === 'skipped' ? 'It did not run.' : messages.join('\n\n');
      const name = [...titles, title].join(' › ');
      return { project, file: `e2e/${file}`, name, seconds, outcome: outcomes[status], failure };
    }),
  );
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, [...titles, suite.title]))];
}

const plain = stripVTControlCharacters;
