import { judgeCanary, type VersionCounts } from './judge-canary';
import { countVital, emptyHistogram, quantileOf } from './vital-histogram';

/** Values spread evenly around a middle, half as much to either side. */
function around(middle: number, count: number) {
  const histogram = emptyHistogram();
  for (let n = 0; n < count; n++) countVital(histogram, middle * (0.5 + n / count));
  return histogram;
}
const counts = (views: number, errors: number, vitals: Partial<VersionCounts> = {}): VersionCounts => ({
  ...{ views, errors, lcp: emptyHistogram(), inp: emptyHistogram() },
  ...vitals,
});
const outcome = (canary: VersionCounts, live: VersionCounts) => judgeCanary(canary, live).outcome;

it.each([
  ['errors in every second view', counts(10, 5), counts(190, 0), 'worse'],
  ['more errors than views, beside as many views', counts(1_000, 2_100), counts(1_000, 10), 'worse'],
  ['three times the errors, in many views', counts(3_000, 90), counts(30_000, 300), 'worse'],
  ['the errors that the live version has', counts(1_000, 50), counts(9_000, 450), 'noWorse'],
  ['a few more than that', counts(1_000, 14), counts(9_000, 90), 'noWorse'],
  ['four errors', counts(100, 4), counts(10_000, 0), 'noWorse'],
  ['a difference that nobody notices', counts(1_000_000, 1_000), counts(1_000_000, 400), 'noWorse'],
  ['few views', counts(99, 0), counts(1_000, 0), 'tooFew'],
  ['few views of the other', counts(1_000, 9), counts(20, 0), 'tooFew'],
] as const)('judges %s', (_, canary, live, expected) => expect(outcome(canary, live)).toBe(expected));

it.each(['lcp', 'inp'] as const)('judges the 75th percentile of %s', (vital) => {
  const of = (middle: number, values: number) => counts(1_000, 0, { [vital]: around(middle, values) });
  expect(outcome(of(1_500, 200), of(1_000, 2_000))).toBe('worse');
  expect(outcome(of(1_080, 200), of(1_000, 2_000))).toBe('noWorse');
  expect(outcome(of(1_000, 200), of(1_500, 2_000))).toBe('noWorse');
  expect(outcome(of(3_000, 49), of(1_000, 2_000))).toBe('noWorse');
});

it('says the figures', () => {
  expect(judgeCanary(counts(50, 12), counts(100, 2)).because).toBe(
    '12 errors in 50 views, 24.0 %; the live version had 2 in 100, 2.0 %',
  );
  const slow = counts(200, 0, { lcp: around(2_000, 200) });
  expect(judgeCanary(slow, counts(200, 0, { lcp: around(1_000, 200) })).because).toBe(
    'p75 of LCP 2491 ms in 200 visits; the live version had 1248 ms in 200',
  );
});

it('finds a quantile within a few percent', () => {
  for (const middle of [40, 300, 2_400]) {
    expect(Math.abs((quantileOf(around(middle, 1_000), 0.75) ?? 0) / (middle * 1.25) - 1)).toBeLessThan(0.05);
  }
  expect(quantileOf(emptyHistogram(), 0.75)).toBeNull();
});
