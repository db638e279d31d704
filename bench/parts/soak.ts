import { quantile, rounded } from '../figures/distribution';
import { residentMb } from '../figures/processor-time';
import { openLoad } from '../load/open-load';
import type { Part, PartResult } from '../part';
import { type LoadFixture, startLoadFixture } from '../fixtures/load-fixture';
import { capacityOf } from './overload';

export interface SoakSize {
  posts: number;
  visitors: number;
  /** Of the capacity, from 0 to 1. */
  share: number;
  slices: number;
  secondsEach: number;
}

/** What the last half may have more than the first, which has the caches to fill. */
const flat = { memory: 1.15, p99: 1.5 };

interface Slice {
  p99: number;
  apiMb: number;
  shellMb: number;
  failed: number;
}

/** Requests a share of what the product can do, for long: memory and latency must stay as they are. */
export const soak = (size: SoakSize): Part => ({
  name: 'soak',
  summary: `${size.share * 100} % of what the product can do for ${(size.slices * size.secondsEach) / 60} minutes: memory and p99 flat`,
  run: async () => {
    const fixture = await startLoadFixture(size.posts);
    try {
      return await measure(fixture, size);
    } finally {
      await fixture.end();
    }
  },
});

async function measure(fixture: LoadFixture, { visitors, share, slices, secondsEach }: SoakSize): Promise<PartResult> {
  const { product, searchOf } = fixture;
  const capacity = await capacityOf(fixture, visitors, secondsEach / 3);
  const found: Slice[] = [];
  let requests = 0;
  while (found.length < slices) {
    const samples = await openLoad(product.origin, () => searchOf((requests += 1)), {
      perSecond: capacity * share,
      seconds: secondsEach,
    });
    found.push({
      p99: rounded(
        quantile(
          samples.map(({ ms }) => ms),
          0.99,
        ),
      ),
      apiMb: residentMb(product.api.pid),
      shellMb: residentMb(product.shell.pid),
      failed: samples.filter(({ status }) => status !== 200).length,
    });
  }
  const half = Math.ceil(slices / 2);
  const rise = (key: keyof Slice) => {
    const median = (part: Slice[]) =>
      quantile(
        part.map((slice) => slice[key]),
        0.5,
      );
    return rounded(median(found.slice(half)) / median(found.slice(0, half)));
  };
  const rises = { apiMb: rise('apiMb'), shellMb: rise('shellMb'), p99: rise('p99') };
  const failed = found.reduce((sum, slice) => sum + slice.failed, 0);
  return {
    lines: [
      `${(capacity * share).toFixed(0)} of ${capacity.toFixed(0)} searches a second; ${requests} requests, ${failed} not served`,
      'slice      p99 ms   API MB   shell MB',
      ...found.map(({ p99, apiMb, shellMb }, index) =>
        [String(index + 1).padEnd(8), ...[p99, apiMb, shellMb].map((value) => String(value).padStart(9))].join(''),
      ),
      `second half beside the first: API ${rises.apiMb}, shell ${rises.shellMb}, p99 ${rises.p99}`,
    ],
    figures: { capacity, share, slices: found, rises, failed },
    failures: [
      ...(failed > 0 ? [`${failed} requests were not served.`] : []),
      ...(rises.apiMb > flat.memory || rises.shellMb > flat.memory ? ['Memory rises.'] : []),
      ...(rises.p99 > flat.p99 ? ['p99 rises.'] : []),
    ],
  };
}
