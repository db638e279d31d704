import { setTimeout as wait } from 'node:timers/promises';
import { readTraffic } from '@site/releases';
import { makeLiveHere } from '../../tools/release/make-live-here';
import { inWords, quantile, rounded, slicesOf, type Spread, spreadOf } from '../figures/distribution';
import { visitPage } from '../load/page-set';
import { type Sample, SteadyLoad } from '../load/steady-load';
import type { Part, PartResult } from '../part';
import { startProduct } from '../fixtures/built-product';
import type { ProductFixture } from '../fixtures/product-fixture';

export interface FlipsSize {
  flips: number;
  visitors: number;
  /** Answers before the first flip, and after the last, to compare with; as many warm the server up before. */
  answersCalm: number;
  /** Between one flip and the next, at least. Whoever asks at a flip waits for the release: p99 shows little of it. */
  answersBetween: number;
  /** What response times may be while it flips, in times of those of the calm before and after. */
  mostTimes: { p50: number; p99: number };
}

const app = 'public-site';
const slices = 5;
/** From a flip to a page of its version. */
const servedMs = 5_000;

/** Goes live and back many times while visitors open pages and load their modules. */
export const flips = (size: FlipsSize, start: () => Promise<ProductFixture> = startProduct): Part => ({
  name: 'flips',
  summary: `${size.flips} promotions and rollbacks under a steady load: each is served, no failure, no page of two releases, no slower`,
  run: async () => {
    const fixture = await start();
    try {
      return await flipUnderLoad(fixture, size);
    } finally {
      await fixture.end();
    }
  },
});

async function flipUnderLoad({ origin, releasesDir, packNext }: ProductFixture, size: FlipsSize): Promise<PartResult> {
  const next = await packNext();
  const { live } = await readTraffic(releasesDir, app);
  const pages = new Map<string, number>();
  const visit = visitPage('/', releasesDir, (version) => pages.set(version, (pages.get(version) ?? 0) + 1));
  const load = new SteadyLoad(origin, visit, size.visitors);
  load.start();
  try {
    await load.untilMore(size.answersCalm);
    const began = performance.now();
    await load.untilMore(size.answersCalm);
    const flipping = performance.now();
    const slowest: number[] = [];
    while (slowest.length < size.flips) {
      const [to, kind] = slowest.length % 2 === 0 ? [next, 'promote' as const] : [String(live), 'rollback' as const];
      const [opened, answered] = [pages.get(to) ?? 0, load.samples.length];
      await makeLiveHere(releasesDir, app, to, { kind });
      if (!(await within(servedMs, () => (pages.get(to) ?? 0) > opened))) break;
      await load.untilMore(size.answersBetween);
      slowest.push(load.samples.slice(answered).reduce((most, { ms }) => Math.max(most, ms), 0));
    }
    const done = performance.now();
    await load.untilMore(size.answersCalm);
    await load.stop();
    const between = (from: number, to: number) => load.samples.filter(({ at }) => at > from && at <= to);
    const calm = [...between(began, flipping), ...between(done, Infinity)];
    const phases = { calm, during: between(flipping, done) };
    return resultOf(size, phases, { slowest, ms: done - flipping }, pages, load.failures);
  } finally {
    await load.stop();
  }
}

async function within(milliseconds: number, isThere: () => boolean): Promise<boolean> {
  for (const until = performance.now() + milliseconds; performance.now() < until; await wait(5)) {
    if (isThere()) return true;
  }
  return isThere();
}

function resultOf(
  { flips: count, visitors, mostTimes }: FlipsSize,
  { calm: quiet, during }: Record<'calm' | 'during', Sample[]>,
  { slowest, ms }: { slowest: number[]; ms: number },
  pages: Map<string, number>,
  failures: string[],
): PartResult {
  const served = slowest.length;
  const slowestMs = spreadOf(slowest.map(rounded));
  const [calm, busy] = [latencyOf(quiet), latencyOf(during)];
  const opened = [...pages.values()].reduce((sum, number) => sum + number, 0);
  const mixed = failures.filter((failure) => failure.startsWith('a mixed set')).length;
  const ratio = { p50: rounded(busy.p50.median / calm.p50.median), p99: rounded(busy.p99.median / calm.p99.median) };
  const slower = (['p50', 'p99'] as const).filter((share) => !(ratio[share] <= mostTimes[share]));
  return {
    lines: [
      `${served} of ${count} flips served, in ${(ms / 1000).toFixed(1)} s under ${visitors} visitors`,
      `${opened} pages of ${pages.size} releases opened, ${quiet.length + during.length} answers measured`,
      `${failures.length} failures, ${mixed} mixed sets`,
      '',
      'ms, median (lowest to highest of five slices)   calm                during              ratio',
      `p50                                             ${inWords(calm.p50).padEnd(20)}${inWords(busy.p50).padEnd(20)}${ratio.p50}`,
      `p99                                             ${inWords(calm.p99).padEnd(20)}${inWords(busy.p99).padEnd(20)}${ratio.p99}`,
      `slowest answer after each flip                  ${''.padEnd(20)}${inWords(slowestMs)}`,
    ],
    figures: {
      ...{ flips: count, served, visitors, seconds: rounded(ms / 1000), pages: Object.fromEntries(pages) },
      ...{ answers: { calm: quiet.length, during: during.length }, failures: failures.length, mixed },
      ...{ latencyMs: { calm, during: busy }, ratio, slowestMs },
    },
    failures: [
      ...failures,
      ...(served < count
        ? [`Flip ${served + 1} of ${count}: no page of its version within ${servedMs / 1000} s.`]
        : []),
      ...slower.map(
        (share) => `${share} while it flips: ${ratio[share]} times the calm one, at most ${mostTimes[share]}.`,
      ),
    ],
  };
}

function latencyOf(samples: Sample[]): Record<'p50' | 'p99', Spread> {
  const parts = slicesOf(samples, slices).map((slice) => slice.map(({ ms }) => ms));
  const at = (share: number) => spreadOf(parts.map((part) => rounded(quantile(part, share))));
  return { p50: at(0.5), p99: at(0.99) };
}
