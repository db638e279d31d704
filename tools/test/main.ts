/**
 * `npm test [-- part …]` and `npm run test:long [-- part …]`: runs the parts, or those whose names begin so. TEST_PARTS names
 * them, with commas, to scripts that pass no arguments on.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { longParts, type Part, parts, root } from './parts';
import { describeFailure, lastLines } from './results';
import { runCommand } from './run-command';
import { isSelected, leftOut, unknownWord } from './selection';
import { sum, type Tally, tally } from './tally';
import { type Timed, timingTable } from './timing';

interface Done extends Timed, Tally {
  failures: string[];
}

const { values, positionals } = parseArgs({ options: { long: { type: 'boolean' } }, allowPositionals: true });
const wanted = positionals.length > 0 ? positionals : (process.env.TEST_PARTS ?? '').split(',').filter(Boolean);
const done: Done[] = [];
const all = values.long ? longParts : parts;
const unknown = unknownWord(all, wanted);
if (unknown) {
  console.error(unknown);
  process.exit(1);
}
// One after the other, so that no two builds overwrite each other's files.
for (const part of all) if (isSelected(part, wanted, process.env)) done.push(await run(part));

const total = sum(done);
for (const { name, failures } of done) {
  if (failures.length > 0) console.log(`\n== failed: ${name}\n\n${failures.join('\n\n')}`);
}
console.log(`\n${timingTable(done).join('\n')}`);
// Those of a few parts would take the place of those of all.
if (wanted.length === 0) writeTimes(values.long ? 'tests-long.json' : 'tests.json');
// `npm test` is whole without what its variables ask for.
if (values.long) for (const sentence of leftOut(all, wanted, process.env)) console.log(`\n${sentence}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function run({ name, command, report, tally: count }: Part): Promise<Done> {
  console.log(`\n== ${name}`);
  if (report) rmSync(report.at, { recursive: true, force: true });
  const began = performance.now();
  const { ok, output } = await runCommand(...command);
  const seconds = (performance.now() - began) / 1000;
  const results = report?.read(report.at) ?? [];
  const counted = report ? tally(results) : (count?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  const named = results.filter(({ failure, outcome }) => outcome !== 'passed' && failure).map(describeFailure);
  // What fails without naming a test did not even run.
  const unnamed = !ok && counted.failed === 0;
  const failures = ok || named.length > 0 ? named : [lastLines(output)];
  return { name, seconds, results, passed: counted.passed, failed: unnamed ? 1 : counted.failed, failures };
}

/** For a comparison with another day's, beside those of the benchmarks. */
function writeTimes(file: string): void {
  const folder = path.join(root, 'bench/results');
  const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version };
  const times = done.map(({ name, seconds, results }) => ({ name, seconds, tests: results }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), `${JSON.stringify({ date: new Date(), machine, parts: times }, null, 2)}\n`);
}
