/**
 * `npm run gate:table [-- WORD]`: makes 44 breaking and 45 harmless changes, runs the gate on each, and prints the
 * verdicts. A word selects the changes whose title contains it, `--shard=2/7` a share of them.
 */
import { parseArgs } from 'node:util';
import { command } from '../../release/command';
import { shardOf } from '../../shard';
import { buildAll } from '../../start/build';
import { Problem } from '../../start/problem';
import { breakingApiBuildChanges, harmlessApiBuildChanges } from './api-build-changes';
import { breakingApiChanges, harmlessApiChanges } from './api-changes';
import { breakingBuildChanges } from './build-changes';
import type { Change } from './change';
import { harmlessBuildChanges } from './harmless-build-changes';
import { judgeApi, judgeApiBuild, judgeBuild, judgeSource, type Judgement } from './judge';
import { breakingSourceChanges, harmlessSourceChanges } from './source-changes';
import { Sandbox } from './sandbox';
import { breakingUseChanges } from './use-changes';

interface Row {
  isRight: boolean;
  breaks: boolean;
  ms: number;
}

const mostMs = 60_000;
const mostFalseAlarms = 1;

await command(async () => {
  const { values, positionals } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true });
  const [word = ''] = positionals;
  console.log('Building what is out of date, and preparing the sandbox …');
  await buildAll();
  const sandbox = await Sandbox.open();
  try {
    const rows: Row[] = [];
    const cases = casesOn(sandbox).filter(([{ title }]) => title.includes(word));
    for (const [change, judge] of shardOf(cases, values.shard)) rows.push(reportRow(change, await judge()));
    conclude(rows);
  } finally {
    await sandbox.close();
  }
});

function casesOn(sandbox: Sandbox): [Change, () => Promise<Judgement>][] {
  const apiChanges = [...breakingApiChanges, ...harmlessApiChanges];
  const apiBuildChanges = [...breakingApiBuildChanges, ...harmlessApiBuildChanges];
  const buildChanges = [...breakingBuildChanges, ...breakingUseChanges, ...harmlessBuildChanges];
  const sourceChanges = [...breakingSourceChanges, ...harmlessSourceChanges];
  return [
    ...apiChanges.map((change): [Change, () => Promise<Judgement>] => [change, () => judgeApi(sandbox, change)]),
    ...apiBuildChanges.map((change): [Change, () => Promise<Judgement>] => [
      change,
      () => judgeApiBuild(sandbox, change),
    ]),
    ...buildChanges.map((change): [Change, () => Promise<Judgement>] => [change, () => judgeBuild(sandbox, change)]),
    ...sourceChanges.map((change): [Change, () => Promise<Judgement>] => [change, () => judgeSource(sandbox, change)]),
  ];
}

function reportRow({ title, cause }: Change, { refusals, ms }: Judgement): Row {
  const named = refusals.find((sentence) => cause?.test(sentence));
  const isRight = cause ? named !== undefined : refusals.length === 0;
  const said = named ?? refusals[0];
  const verdict = said ? 'refused' : 'passes ';
  console.log(`${isRight ? '✓' : '✗'} ${verdict} ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`);
  if (said) console.log(`                    ${said}`);
  return { isRight, breaks: cause !== undefined, ms };
}

/** Throws Problem when the gate made too many mistakes. */
function conclude(rows: Row[]): void {
  const [breaking, harmless] = [rows.filter(({ breaks }) => breaks), rows.filter(({ breaks }) => !breaks)];
  const caught = breaking.filter(({ isRight }) => isRight).length;
  const alarms = harmless.filter(({ isRight }) => !isRight).length;
  const slowest = Math.max(0, ...rows.map(({ ms }) => ms));
  console.log(
    `\n${caught} of ${breaking.length} breaking changes refused with their cause, ${alarms} false alarms in ${harmless.length} harmless ones, the slowest verdict after ${(slowest / 1000).toFixed(1)} s`,
  );
  if (caught < breaking.length)
    throw new Problem('A change that breaks went through, or was refused for another reason.');
  if (alarms > mostFalseAlarms) throw new Problem('The gate raised a false alarm.');
  if (slowest > mostMs) throw new Problem('A verdict took more than a minute.');
}
