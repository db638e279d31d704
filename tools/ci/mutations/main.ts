/**
 * `npm run test:mutations [-- word …]`: breaks rules of the product, one after the other in a copy of the workspace, and
 * sees a test fail for each that passed before; or those whose names hold a word, or with `--shard=2/7` a share of them.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { shardOf } from '../../shard';
import { WorkspaceCopy } from '../../workspace-copy';
import { nxEnvironment } from '../../nx-environment';
import { readJestReports } from '../../test/jest-reports';
import type { TestResult } from '../../test/results';
import { type Rule, rules } from './rules';
import { whyUnsound } from './why-unsound';

const { values, positionals: words } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true });
const named = rules.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const chosen = shardOf(named, values.shard);
if (chosen.length === 0) {
  console.error(`No rule's name holds ${words.join(' or ')}. There are:\n${rules.map(({ name }) => name).join('\n')}`);
  process.exit(1);
}
const copy = await WorkspaceCopy.make();
let caught = 0;
const unbroken = new Map<string, TestResult[]>();
process.once('SIGINT', () => void copy.remove().then(() => process.exit(1)));
try {
  await copy.linkPackages();
  for (const rule of chosen) {
    const unsound = whyUnsound(runUnbroken(rule.noticedBy));
    const failed = unsound ? [] : await breakAndTest(rule);
    if (failed.length > 0) caught += 1;
    console.log(`${failed.length > 0 ? '✓' : '✗'} ${rule.name}: ${unsound ?? failed[0] ?? 'no test failed'}`);
  }
} finally {
  await copy.remove();
}
console.log(`\n${caught} passed, ${chosen.length - caught} failed`);
process.exit(caught === chosen.length ? 0 : 1);

/** Once for all rules that the same tests notice. */
function runUnbroken(tests: Rule['noticedBy']): TestResult[] {
  const key = tests.join(' ');
  const results = unbroken.get(key) ?? runTests(tests);
  unbroken.set(key, results);
  return results;
}

/** The names of the tests that fail while the rule is broken. */
async function breakAndTest({ name, file, find, replace, noticedBy }: Rule): Promise<string[]> {
  const place = copy.in(file);
  const source = await readFile(place, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${name}: ${file} does not hold just once: ${find}`);
  await writeFile(
    place,
    source.replace(find, () => replace),
  );
  try {
    // A file that could not even be loaded has noticed nothing.
    const results = runTests(noticedBy).filter(({ name }) => name !== 'the whole file');
    return results.filter(({ outcome }) => outcome === 'failed').map((result) => result.name);
  } finally {
    await writeFile(place, source);
  }
}

function runTests([project, files]: Rule['noticedBy']): TestResult[] {
  const reports = copy.in('test-results/jest');
  rmSync(reports, { recursive: true, force: true });
  const nx = copy.in('node_modules/nx/dist/bin/nx.js');
  spawnSync(process.execPath, [nx, 'test', project, `--testPathPatterns=${files}`, '--outputStyle=static'], {
    cwd: copy.in('.'),
    env: { ...process.env, ...nxEnvironment, NX_CACHE_DIRECTORY: copy.in('.nx/cache') },
  });
  return readJestReports(reports);
}
