import path from 'node:path';
import { readJestReports } from './jest-reports';
import { readPlaywrightReports } from './playwright-report';
import type { TestResult } from './results';
import { readCount, type Tally } from './tally';

export const root = path.join(import.meta.dirname, '../..');
const reports = path.join(root, 'test-results');

/** A part of the test suite. Without results or a count of its own it counts as one test. */
export interface Part {
  name: string;
  command: Command;
  /** Where its runner reports each test. Emptied before it runs. */
  report?: { at: string; read(at: string): TestResult[] };
  /** For a command that counts by itself. */
  tally?: (output: string) => Tally;
  /** Runs only when it is named, or when this variable is set. */
  enabledBy?: string;
}

type Command = [name: string, args: string[]];

/** More at a time than small machines have cores: there is always one that waits. */
const nx = (targets: string[], { parallel = 3, options = [] as string[] } = {}): Command => [
  'nx',
  ['run-many', '-t', ...targets, '--outputStyle=static', `--parallel=${parallel}`, ...options],
];

/**
 * Nx starts projects on which most others depend first; those with equally many in this order, as long as it does not know
 * how long they take: one that is last by itself uses one core.
 */
const longestTests = '--projects=admin-console,api,shell-server,public-site,*';

const unitTests = (name: string, targets: string[], options: string[] = []): Part => ({
  name,
  command: nx(targets, { options: [longestTests, ...options] }),
  report: { at: path.join(reports, 'jest'), read: readJestReports },
});

const longestFirst = '--projects=e2e-public-site,e2e-posts,e2e-admin-console,e2e-containment,e2e-both,e2e-releases,*';

/** Each with a product of its own. A browser waits much, but more of them at once are too much for two cores. */
const journeys = (name: string, target: string, options: string[] = []): Part => ({
  name,
  command: nx([target], { options: [longestFirst, ...options] }),
  report: { at: path.join(reports, 'e2e'), read: readPlaywrightReports },
});

const containers = (...args: string[]): Part => ({
  name: 'containers',
  command: ['tsx', ['tools/containers/main.ts', ...args]],
  tally: readCount,
});

/** One process for all projects takes half the time that one for each takes. */
const checks = ['check-format', 'lint-workspace', 'check-imports', 'typecheck-workspace', 'check-generated'];

const build: Part = { name: 'build', command: ['tsx', ['tools/start/build-all.ts']] };

/** Of a text such as `3/7`: the third of seven shares. All where the variable is not set. */
const shard = (variable: string): string[] => {
  const share = process.env[variable];
  return share ? [`--shard=${share}`] : [];
};

const brokenRules: Part = {
  name: 'broken rules',
  command: ['tsx', ['tools/ci/mutations/main.ts', ...shard('RULES_SHARD')]],
  tally: readCount,
};
const gateTable: Part = { name: 'gate table', command: ['tsx', ['tools/gate/table/main.ts', ...shard('GATE_SHARD')]] };
const lighthouse: Part = {
  name: 'lighthouse',
  command: ['tsx', ['tools/lighthouse/main.ts', '--start', '/', '/blog', '/contact']],
};
const faults: Part = { name: 'faults', command: ['tsx', ['bench/faults/main.ts', ...shard('FAULTS_SHARD')]] };

/** `npm test`: before every release. */
export const parts: Part[] = [
  { name: 'format, lint, types and generated files', command: nx(checks) },
  // Without its own server `test` runs all API tests on the embedded database.
  unitTests('unit and API tests', ['test', ...(process.env.TEST_DATABASE_URL ? ['test-embedded'] : [])]),
  build,
  { ...containers('--short'), enabledBy: 'CONTAINERS' },
  journeys('browser journeys', 'e2e'),
  { ...unitTests('long tests', ['test-long', 'test-all-embedded'], shard('LONG_SHARD')), enabledBy: 'LONG_SHARD' },
  { ...journeys('long journeys', 'e2e-long', shard('LONG_SHARD')), enabledBy: 'LONG_SHARD' },
  { ...brokenRules, enabledBy: 'RULES_SHARD' },
  { ...gateTable, enabledBy: 'GATE_SHARD' },
  { ...faults, enabledBy: 'FAULTS_SHARD' },
];

/** `npm run test:long`: what takes long for the sake of numbers, or of machines that have to be made first. */
export const longParts: Part[] = [
  build,
  { ...unitTests('long tests', ['test-long', 'test-all-embedded']), enabledBy: 'TEST_DATABASE_URL' },
  { ...unitTests('malformed calls', ['test-malformed-calls']), enabledBy: 'TEST_DATABASE_URL' },
  journeys('long journeys', 'e2e-long'),
  journeys('workflows', 'run-workflows'),
  { ...brokenRules, enabledBy: 'TEST_DATABASE_URL' },
  gateTable,
  faults,
  containers(),
  // Where nothing else runs: a busy machine is slower than a phone.
  { ...lighthouse, enabledBy: 'LIGHTHOUSE' },
];
