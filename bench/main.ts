/** `npm run bench -- [part …]`: runs the named parts, or all; prints their figures and writes them to bench/results. */
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Problem } from '../tools/start/problem';
import { command } from '../tools/release/command';
import { chosen } from './chosen';
import type { Part } from './part';
import { api } from './parts/api';
import { build } from './parts/build';
import { consoleTasks } from './parts/console';
import { pages } from './parts/pages';
import { overload } from './parts/overload';
import { releases } from './parts/releases';
import { requests } from './parts/requests';
import { scale } from './parts/scale';
import { server } from './parts/server';
import { soak } from './parts/soak';
import { typing } from './parts/typing';
import { builtVersions, smallVersions } from './fixtures/two-versions';
import { htmlAndCss } from './rivals/html-and-css';
import { nextExport } from './rivals/next-export';
import { slowPhone } from './visit/phone';

const paths = { 'the landing page': '/', 'an article': '/blog/lead-response-time-real-estate' };
const scaleSites = [1_000, 100_000, 1_000_000].map((posts) => ({ posts, contentBytes: 5_000 }));

const parts: Part[] = [
  server({ rounds: 5, seconds: 4, connections: 32, misses: 200, visitors: 100, releases: 50 }),
  pages({ paths, rounds: 5, arrivals: 6, throttling: slowPhone, calmForMs: 5_000 }, [nextExport, htmlAndCss]),
  api({
    posts: 1_000,
    rounds: 5,
    seconds: 3,
    connections: 32,
    warmUpSeconds: 4,
    starts: 5,
    signIns: 20,
    publications: 5,
  }),
  requests({ times: 5, only: null }),
  overload({ posts: 1_000, seconds: 20, visitors: 32, times: 3 }),
  releases({
    oneLine: { releases: 3, shells: 4, line: { bitsPerSecond: 20_000_000, roundTripMs: 40 } },
    promotions: {
      'the site': {
        ...{
          start: builtVersions,
          promotions: 200,
          shells: 1,
          visitors: 8,
          answersCalm: 20_000,
          answersBetween: 1_800,
        },
        ...{ mostFollowMs: 5_000, mostTimes: { p50: 1.5, p99: 2 } },
      },
      'the site on four shells': {
        ...{ start: builtVersions, promotions: 10, shells: 4, visitors: 2, answersCalm: 1_000, answersBetween: 100 },
        ...{ mostFollowMs: 2_000, mostTimes: { p50: Infinity, p99: Infinity } },
      },
      'a small site': {
        ...{ start: smallVersions, promotions: 200, shells: 4, visitors: 4, answersCalm: 1_000, answersBetween: 40 },
        // One right after the other: how fast pages are meanwhile says nothing.
        ...{ mostFollowMs: 2_000, mostTimes: { p50: Infinity, p99: Infinity } },
      },
    },
    versions: { few: 10, many: 1_000, times: 20 },
    kills: { publishes: 100 },
  }),
  soak({ posts: 1_000, visitors: 32, share: 0.7, slices: 20, secondsEach: 30 }),
  build({
    ...{ install: 'npm', warmStarts: 3, releases: 3, builds: true },
    ...{ tested: ['admin-console', 'public-site', 'shell-client', 'ui'], changed: 'admin-console/src/mount.tsx' },
  }),
  consoleTasks(),
  typing({ words: 5_000, keys: 40, processors: [1, slowPhone.processor] }),
  scale({ sites: scaleSites, rounds: 30 }),
];
const results = path.join(import.meta.dirname, 'results');

await command(async () => {
  const broken: string[] = [];
  for (const part of chosen(parts, process.argv.slice(2), 'part')) {
    console.log(`\n== ${part.name}: ${part.summary}`);
    const { lines, figures, failures } = await part.run();
    console.log(`\n${lines.join('\n')}`);
    for (const failure of new Set(failures)) console.log(`  ${failure}`);
    if (failures.length > 0) broken.push(part.name);
    await write(part.name, figures);
  }
  if (broken.length > 0) throw new Problem(`\nNot as it should be: ${broken.join(', ')}`);
});

/** With what is needed to compare it with another day's. */
async function write(name: string, figures: Record<string, unknown>): Promise<void> {
  const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version };
  const file = path.join(results, `${name}.json`);
  await mkdir(results, { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ part: name, at: new Date().toISOString(), machine, ...figures }, null, 2)}\n`,
  );
  console.log(`\nWritten to ${path.relative(process.cwd(), file)}`);
}
