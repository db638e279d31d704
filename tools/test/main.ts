import { jestFailures, lastLines, playwrightFailures } from './failures';
import { runCommand } from './run-command';
import { type Tally, sum, tallyContainers, tallyJest, tallyPlaywright } from './tally';

/** A part of the test suite. Without a count of its own it counts as one test. */
interface Part {
  name: string;
  command: Command;
  env?: NodeJS.ProcessEnv;
  tally?: (output: string) => Tally;
  /** What is repeated at the end about failures. */
  failures?: (output: string) => string[];
  /** Runs only when it is named, or when this variable is set. */
  askedBy?: string;
}

type Command = [name: string, args: string[]];

const nx = (...targets: string[]): Command => [
  'nx',
  ['run-many', '-t', ...targets, '--outputStyle=static', '--parallel=2'],
];

const journeys = (project: string, port: number): Part => ({
  name: `browser journeys: ${project}`,
  command: ['playwright', ['test', '--config=e2e/playwright.config.ts', `--project=${project}`]],
  env: { E2E_PORT: String(port) },
  tally: tallyPlaywright,
  failures: playwrightFailures,
});

/** In sequence; the parts of one step run in parallel, since they mostly wait. */
const steps: (Part | Part[])[] = [
  { name: 'format', command: ['prettier', ['--check', '--log-level=warn', '.']] },
  { name: 'lint', command: nx('lint') },
  { name: 'types', command: nx('typecheck') },
  { name: 'generated files', command: nx('check-generated') },
  // Without its own server `test` runs all API tests on the embedded database.
  {
    name: 'unit and API tests',
    command: process.env.TEST_DATABASE_URL ? nx('test', 'test-embedded') : nx('test'),
    tally: tallyJest,
    failures: jestFailures,
  },
  // Separate steps, so that no two builds overwrite each other's files.
  { name: 'build', command: ['tsx', ['tools/start/build-all.ts']] },
  {
    name: 'containers',
    command: ['tsx', ['tools/containers/main.ts', '--short']],
    tally: tallyContainers,
    askedBy: 'CONTAINERS',
  },
  [journeys('site', 4250), journeys('releases', 4260)],
];

const wanted = process.argv.slice(2);
const results: Tally[] = [];
const failed: { name: string; failures: string[] }[] = [];
for (const step of steps) {
  await Promise.all([step].flat().filter(isWanted).map(run));
}

const total = sum(results);
for (const { name, failures } of failed) console.log(`\n== failed: ${name}\n\n${failures.join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Named on the command line, or nothing is. */
function isWanted({ name, askedBy }: Part): boolean {
  return (wanted.length === 0 && (!askedBy || !!process.env[askedBy])) || wanted.some((word) => name.startsWith(word));
}

async function run(part: Part): Promise<void> {
  console.log(`\n== ${part.name}`);
  const { ok, output } = await runCommand(...part.command, part.env);
  if (!ok) failed.push({ name: part.name, failures: (part.failures ?? lastLines)(output) });
  results.push(count(part, ok, output));
}

/** A part that fails without naming a failed test (it did not even run) counts as one failure. */
function count(part: Part, ok: boolean, output: string): Tally {
  const tally = part.tally?.(output) ?? { passed: ok ? 1 : 0, failed: 0 };
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
