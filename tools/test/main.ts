import { runCommand } from './run-command';
import { type Tally, sum, tallyJest, tallyPlaywright } from './tally';

/** A part of the test suite. Where it has no count of its own it counts as one test. */
interface Part {
  name: string;
  command: [string, string[]];
  tally?: (output: string) => Tally;
}

const nx = (target: string): [string, string[]] => [
  'nx',
  ['run-many', '-t', target, '--outputStyle=static', '--parallel=2'],
];

const parts: Part[] = [
  { name: 'format', command: ['prettier', ['--check', '--log-level=warn', '.']] },
  { name: 'lint', command: nx('lint') },
  { name: 'types', command: nx('typecheck') },
  { name: 'generated files', command: nx('check-generated') },
  { name: 'unit and API tests', command: nx('test'), tally: tallyJest },
  {
    name: 'browser journeys',
    command: ['playwright', ['test', '--config=e2e/playwright.config.ts']],
    tally: tallyPlaywright,
  },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? parts.filter(({ name }) => wanted.includes(name)) : parts;
const results: Tally[] = [];
const failedParts: string[] = [];
for (const part of chosen) {
  console.log(`\n== ${part.name}`);
  const { ok, output } = await runCommand(...part.command);
  if (!ok) failedParts.push(part.name);
  results.push(count(part, ok, output));
}

const total = sum(results);
if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A part that fails without naming a failed test (it did not even run) counts as one failure. */
function count(part: Part, ok: boolean, output: string): Tally {
  const tally = part.tally?.(output) ?? { passed: ok ? 1 : 0, failed: 0 };
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
