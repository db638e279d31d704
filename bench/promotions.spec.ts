import { slowdownOf } from './figures/slowdown';
import { untilServed } from './parts/releases/promotions';

describe('response times while versions change', () => {
  const mostTimes = { p50: 1.5, p99: 2 };
  /** A hundred response times, each tenth of which is slow. */
  const samples = (ms: number, slowMs: number) =>
    Array.from({ length: 100 }, (_, index) => ({ at: index, ms: index % 10 === 0 ? slowMs : ms }));
  const failures = (during: ReturnType<typeof samples>) => slowdownOf(samples(10, 50), during, mostTimes).failures;

  it('are fine up to the times of the calm that they may be', () => {
    expect(failures(samples(15, 100))).toEqual([]);
  });

  it('fail by the quantile that is slower', () => {
    expect(failures(samples(16, 100))).toEqual(['p50: 1.6 times the calm one, at most 1.5.']);
    expect(failures(samples(15, 105))).toEqual(['p99: 2.1 times the calm one, at most 2.']);
  });

  it('fail when there are none', () => {
    expect(failures([])).toHaveLength(2);
  });
});

describe('a promotion', () => {
  const shells = () => [1, 2].map(() => ({ pages: new Map([['v1', 5]]) }));

  it('is served once visitors of every shell have opened a page of its version', async () => {
    const all = shells();
    const change = async () => all.forEach(({ pages }) => pages.set('v2', 1));
    expect(await untilServed(all, 'v2', change, 10_000)).toBe(true);
  });

  it('is not served when one shell goes on with pages of another', async () => {
    const all = shells();
    const change = async () => {
      all[0]?.pages.set('v1', 6);
      all[1]?.pages.set('v2', 1);
    };
    expect(await untilServed(all, 'v1', change, 50)).toBe(false);
    expect(await untilServed(all, 'v2', change, 50)).toBe(false);
  });
});
