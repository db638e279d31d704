/** `npm run faults -- [name …] [--shard=2/7]`: does to the product what can befall it, for real, and writes what was seen. */
import { parseArgs } from 'node:util';
import { command } from '../../tools/release/command';
import { shardOf } from '../../tools/shard';
import { Problem } from '../../tools/start/problem';
import { chosen } from '../chosen';
import type { Fault, Sight } from './fault';
import { databaseDiskFull } from './database-disk-fault';
import { canaryClockOff } from './canary-clock-fault';
import { connectionsUsedUp, databaseStops, queryHangs } from './database-faults';
import { diskFull, halfCopiedRelease } from './file-faults';
import { kills } from './kills';
import { releaseLoops } from './looping-release';
import { apiKilled, clockJumps, endedGently, shellKilled } from './process-faults';
import { releaseFaults } from './release-faults';
import { startOnSmallDisk, startOnSmallPostgres, startWhole } from './fixtures';
import { databaseHangs, dataDirFull } from './start-faults';
import { tableOf } from './table';
import { underLoad } from './under-load';

const faults: Fault[] = [
  ...[databaseStops(30), connectionsUsedUp, queryHangs, apiKilled, shellKilled].map((fault) =>
    underLoad(fault, () => startWhole()),
  ),
  underLoad(databaseDiskFull, startOnSmallPostgres),
  ...[diskFull, clockJumps, halfCopiedRelease, releaseLoops].map((fault) => underLoad(fault, () => startWhole())),
  ...[endedGently('api'), endedGently('shell')].map((fault) => underLoad(fault, () => startWhole())),
  ...[dataDirFull, databaseHangs].map((fault) => underLoad(fault, startOnSmallDisk)),
  ...releaseFaults,
  canaryClockOff,
  kills(100),
];

await command(async () => {
  const { values, positionals } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true });
  const sights: Sight[] = [];
  for (const fault of shardOf(chosen(faults, positionals, 'fault'), values.shard)) {
    console.log(`\n== ${fault.name}`);
    const sight = await fault.run();
    console.log(tableOf([sight]));
    sights.push(sight);
  }
  console.log(`\n${tableOf(sights)}`);
  const failures = sights.flatMap((sight) => sight.failures);
  if (failures.length > 0)
    throw new Problem(`\nNot as it should be:\n${failures.map((line) => `  ${line}`).join('\n')}`);
});
