import { ageOf } from './age-of';

const hourMs = 3_600_000;

it.each([
  [-0.5, '0 minutes ago'],
  [0.01, '0 minutes ago'],
  [0.76, '45 minutes ago'],
  [25, '1 day ago'],
  [24 * 40, '1 month ago'],
  [24 * 800, '2 years ago'],
])('says of what is %s hours old how long ago that was', (hours, words) => {
  expect(ageOf(new Date(Date.now() - hours * hourMs).toISOString())).toBe(words);
});
