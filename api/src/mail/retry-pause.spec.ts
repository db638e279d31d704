import { retryPauseMs } from './retry-pause';

const pauses = Array.from({ length: 17 }, (_, index) => retryPauseMs(index + 1));

it('waits twice as long after each attempt, three hours at most', () => {
  expect([...pauses.slice(0, 3), ...pauses.slice(7, 9)]).toEqual([1, 2, 4, 128, 180].map((count) => count * 60_000));
});

it('tries for a day, to the minute, and then no more', () => {
  const sum = pauses.reduce<number>((total, pause) => total + (pause ?? 0), 0);
  expect(sum).toBe(24 * 60 * 60_000);
  expect(pauses.slice(14)).toEqual([expect.any(Number), null, null]);
});
