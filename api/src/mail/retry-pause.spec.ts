import { retryPauseMs } from './retry-pause';

const minutes = (count: number) => count * 60_000;

it('waits twice as long after each attempt, three hours at most', () => {
  const pauses = [1, 2, 3, 8, 9, 40].map((attempts) => retryPauseMs(attempts, 0));
  expect(pauses).toEqual([1, 2, 4, 128, 180, 180].map(minutes));
});

it('gives up after a day', () => {
  expect(retryPauseMs(14, minutes(24 * 60) - 1)).toBe(minutes(180));
  expect(retryPauseMs(15, minutes(24 * 60))).toBeNull();
});
