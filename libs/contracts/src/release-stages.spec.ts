import { readStages } from './release-stages';

it('reads shares with their times, as people write them', () => {
  expect(readStages('5%/10m, 25% / 1h,100%')).toEqual([
    { percent: 5, minutes: 10 },
    { percent: 25, minutes: 60 },
    { percent: 100, minutes: null },
  ]);
  expect(readStages('10%')).toEqual([{ percent: 10, minutes: null }]);
});

it.each(['', '100%', '0%', '5', '5%/10m', '5%,100%', '25%/1h,5%/1h,100%', '5%/0m,100%', '5%/99d,100%', '5%/10m,101%'])(
  'refuses %j',
  (text) => expect(readStages(text)).toBeNull(),
);
