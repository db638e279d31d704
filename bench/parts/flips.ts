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
  /** Answers before the first flip, to compare with. */
  answersBefore: number;
  /** Answers between one flip and the next, at least. */
  answersBetween: number;
}

const app = 'public-site';
const slices = 5;

/** Goes live and back many times while visitors open pages and load their modules. */
export const flips = (size: FlipsSize, start: () => Promise<ProductFixture> = startProduct): Part => ({
  name: 'flips',
  summary: `${size.flips} promotions and rollbacks under a steady load: no failure, no page of two releases`,
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
    await load.untilMore(size.visitors * 10);
    const began = performance.now();
    await load.untilMore(size.answersBefore);
    const flipping = performance.now();
    for (let flip = 0; flip < size.flips; flip++) {
      if (flip % 2 === 0) await makeLiveHere(releasesDir, app, next);
      else await makeLiveHere(releasesDir, app, String(live), { kind: 'rollback' });
      await load.untilMore(size.answersBetween);
    }
    const done = performance.now();
    await load.stop();
    const between = (from: number, to: number) => load.samples.filter(({ at }) => at > from && at <= to);
    const phases = { before: between(began, flipping), during: between(flipping, done) };
    return resultOf(size, phases, done - flipping, pages, load.failures);
  } finally {
    await load.stop();
  }
}

function resultOf(
  { flips: count, visitors }: FlipsSize,
  { before, during }: Record<'before' | 'during', Sample[]>,
  tookMs: number,
  pages: Map<string, number>,
  failures: string[],
): PartResult {
  const [calm, busy] = [latencyOf(before), latencyOf(during)];
  const opened = [...pages.values()].reduce((sum, number) => sum + number, 0);
  const mixed = failures.filter((failure) => failure.startsWith('a mixed set')).length;
  const ratio = { p50: rounded(busy.p50.median / calm.p50.median), p99: rounded(busy.p99.median / calm.p99.median) };
  const unseen = pages.size < 2 ? ['No page of the other release was seen: the flips had no effect.'] : [];
  return {
    lines: [
      `${count} flips in ${(tookMs / 1000).toFixed(1)} s under ${visitors} visitors`,
      `${opened} pages of ${pages.size} releases opened, ${before.length + during.length} answers measured`,
      `${failures.length} failures, ${mixed} mixed sets`,
      '',
      'ms, median (lowest to highest of five slices)   before              during              ratio',
      `p50                                             ${inWords(calm.p50).padEnd(20)}${inWords(busy.p50).padEnd(20)}${ratio.p50}`,
      `p99                                             ${inWords(calm.p99).padEnd(20)}${inWords(busy.p99).padEnd(20)}${ratio.p99}`,
    ],
    figures: {
      ...{ flips: count, visitors, seconds: rounded(tookMs / 1000), pages: Object.fromEntries(pages) },
      ...{ answers: { before: before.length, during: during.length }, failures: failures.length, mixed },
      ...{ latencyMs: { before: calm, during: busy }, ratio },
    },
    failures: [...failures, ...unseen],
  };
}

function latencyOf(samples: Sample[]): Record<'p50' | 'p99', Spread> {
  const parts = slicesOf(samples, slices).map((slice) => slice.map(({ ms }) => ms));
  const at = (share: number) => spreadOf(parts.map((part) => rounded(quantile(part, share))));
  return { p50: at(0.5), p99: at(0.99) };
}
