import { judgeCanary, type VersionCounts } from './judge-canary';
import { countVital, emptyHistogram } from './vital-histogram';

/** The figures of docs/decisions/007. Every visit measures both vitals; a tenth of the views are the canary's. */
interface Version {
  errorRate: number;
  lcpMs: number;
  inpMs: number;
}

const live: Version = { errorRate: 0.01, lcpMs: 1_500, inpMs: 80 };
const judgedEvery = 100;
/** Looked up once: in Jest a global costs as much as the rest of a view. */
const { floor, imul } = Math;

it('withdraws one in fifty at most of canaries that are as good, within 20,000 views', () => {
  const ends = withdrawals(live, { canaries: 200, views: 20_000 });
  expect(ends.filter((views) => views < Infinity).length).toBeLessThanOrEqual(4);
});

it.each([
  ['with six times the errors', { ...live, errorRate: 0.06 }, 1_000, 2_500],
  ['whose pages are 30 % slower', { ...live, lcpMs: 1_950 }, 1_000, 2_000],
])('withdraws half of canaries %s in time, and nine in ten', (_, canary, half, nineInTen) => {
  const ends = withdrawals(canary, { canaries: 500, views: 5_000 });
  expect(ends[250]).toBeLessThanOrEqual(half);
  expect(ends[450]).toBeLessThanOrEqual(nineInTen);
});

/** Of many canaries, after how many views of both versions each was withdrawn: the first first. */
function withdrawals(canary: Version, { canaries, views }: { canaries: number; views: number }): number[] {
  const next = randomNumbers();
  const sides = [visitsOf(canary, next), visitsOf(live, next)] as const;
  return Array.from({ length: canaries }, () => withdrawnAfter(sides, next, views)).sort((a, b) => a - b);
}

function withdrawnAfter([canary, beside]: readonly [Visit, Visit], next: () => number, most: number): number {
  const [counts, others] = [emptyCounts(), emptyCounts()];
  for (let view = 1; view <= most; view++) {
    if (next() < 0.1) canary(counts);
    else beside(others);
    if (view % judgedEvery === 0 && judgeCanary(counts, others).outcome === 'worse') return view;
  }
  return Infinity;
}

type Visit = (counts: VersionCounts) => void;

function visitsOf({ errorRate, lcpMs, inpMs }: Version, next: () => number): Visit {
  const [lcpParts, inpParts] = [partsAround(lcpMs), partsAround(inpMs)];
  const count = (histogram: number[], parts: number[]) => {
    const part = parts[floor(next() * parts.length)] ?? 0;
    histogram[part] = (histogram[part] ?? 0) + 1;
  };
  return (counts) => {
    counts.views += 1;
    if (next() < errorRate) counts.errors += 1;
    count(counts.lcp, lcpParts);
    count(counts.inp, inpParts);
  };
}

/** Parts of a histogram, each as often as values fall into it whose logarithms are spread around that of the median. */
function partsAround(medianMs: number): number[] {
  return Array.from({ length: 4_096 }, (_, n) => {
    const share = (n + 0.5) / 4_096;
    const histogram = emptyHistogram();
    countVital(histogram, medianMs * (share / (1 - share)) ** 0.3);
    return histogram.indexOf(1);
  });
}

const emptyCounts = (): VersionCounts => ({ views: 0, errors: 0, lcp: emptyHistogram(), inp: emptyHistogram() });

/** Mulberry32: the same numbers in every run. */
function randomNumbers(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
