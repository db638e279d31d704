import { emptyHistogram, judgeCanary } from '@site/releases';
import { overBudget } from './error-budget';

const budget = { percent: 1, minErrors: 5 };
const tally = (errors: number, views: number) => ({ errors, views });

describe('a canary over its error budget', () => {
  it('is told so in figures', () => {
    expect(overBudget(tally(12, 300), tally(3, 3000), budget)).toBe(
      '12 errors in 300 views, 4.0 %; the live version had 0.1 %',
    );
  });

  it('may fail before its first page is counted', () => {
    expect(overBudget(tally(5, 0), tally(0, 0), budget)).toMatch(/^5 errors in 0 views/);
  });
});

it('acts in one copy of the shell sooner than the release service does, which counts the visitors of all', () => {
  const counts = (errors: number, views: number) => ({ errors, views, lcp: emptyHistogram(), inp: emptyHistogram() });
  expect(overBudget(tally(5, 50), tally(0, 50), budget)).toBeDefined();
  expect(judgeCanary(counts(5, 50), counts(0, 50)).outcome).not.toBe('worse');
});

describe('a canary may stay', () => {
  it.each([
    ['while a few errors prove nothing', tally(4, 4), tally(0, 100)],
    ['while its errors are rare', tally(10, 1000), tally(0, 100)],
    ['while the live version is hardly better', tally(30, 1000), tally(25, 1000)],
    ['while all is well', tally(0, 1000), tally(0, 1000)],
  ])('%s', (_, canary, live) => {
    expect(overBudget(canary, live, budget)).toBeUndefined();
  });
});
