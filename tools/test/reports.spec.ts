import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJestReports } from './jest-reports';
import { readPlaywrightReports } from './playwright-report';
import { tally } from './tally';

const root = path.join(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');
let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'reports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

describe('what the runners report', () => {
  it('by jest: each test, one that did not run, and a file that could not be loaded', () => {
    write(
      'sums.case.js',
      `beforeAll(() => new Promise((resolve) => setTimeout(resolve, 300)));
       describe('sums', () => { test('right', () => {}); test('wrong', () => expect(1).toBe(2)); });`,
    );
    write('alone.case.js', `test.only('alone', () => {}); test('forgotten', () => {}); test.todo('planned');`);
    write('broken.case.js', 'this is no JavaScript');
    const reporters = [[path.join(root, 'libs/testing/jest/report.mjs'), { folder: path.join(folder, 'jest') }]];
    write('jest.config.json', JSON.stringify({ testRegex: '[.]case[.]js$', reporters }));
    const env = { ...process.env, NX_TASK_TARGET_PROJECT: 'app', NX_TASK_TARGET_TARGET: 'test' };
    spawnSync(path.join(bin, 'jest'), [], { cwd: folder, env });
    const results = readJestReports(path.join(folder, 'jest')).sort((a, b) => a.name.localeCompare(b.name));
    expect(results).toEqual([
      expect.objectContaining({ name: 'alone', outcome: 'passed' }),
      expect.objectContaining({ name: 'forgotten', outcome: 'failed', failure: 'It did not run.' }),
      expect.objectContaining({ name: 'planned', outcome: 'failed', failure: 'It did not run.' }),
      expect.objectContaining({ name: 'sums right', outcome: 'passed', failure: '' }),
      expect.objectContaining({ project: 'app', name: 'sums wrong', failure: expect.stringContaining('Expected: 2') }),
      expect.objectContaining({ name: 'the whole file', file: expect.stringMatching(/broken.case.js$/) }),
    ]);
    expect(results[3]?.secondsOutside).toBeGreaterThan(0.29);
    expect(tally(results)).toEqual({ passed: 2, failed: 4 });
  });

  it('by Playwright: each test of each group, one that needed two attempts, one that did not run', () => {
    write(
      'playwright.config.cjs',
      `module.exports = { testMatch: '*.case.cjs', retries: 1, projects: [{ name: 'site' }] };`,
    );
    write(
      'pages.case.cjs',
      `const { expect, test } = require('@playwright/test');
       test.describe('a page', () => test('is served', () => {}));
       test('at the second attempt', ({}, { retry }) => expect(retry).toBe(1));
       test.describe.serial('in turn', () => { test('first', () => expect(1).toBe(2)); test('then', () => {}); });`,
    );
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const report = path.join(folder, 'e2e/site.json');
    spawnSync(path.join(bin, 'playwright'), ['test', '--reporter=json'], {
      cwd: folder,
      // It refuses to run where it believes that jest runs it.
      env: { ...process.env, JEST_WORKER_ID: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    const results = readPlaywrightReports(path.dirname(report));
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['at the second attempt', 'flaky'],
      ['a page › is served', 'passed'],
      ['in turn › first', 'failed'],
      ['in turn › then', 'failed'],
    ]);
    expect(results[2]?.failure).toContain('Expected: 2');
    expect(tally(results)).toEqual({ passed: 1, failed: 3 });
  });

  it('are nothing where a runner did not come so far', () => {
    expect(readPlaywrightReports(path.join(folder, 'none'))).toEqual([]);
    expect(readJestReports(path.join(folder, 'none'))).toEqual([]);
  });
});
