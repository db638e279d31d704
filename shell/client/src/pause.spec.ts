import { pause } from './pause';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether a pause has ended after so many milliseconds. */
async function isOver(waiting: Promise<void>, ms: number): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await jest.advanceTimersByTimeAsync(ms);
  return over;
}

it.each([0, 1, 2, 5, 50])('attempt %i is followed by another within four seconds', async (attempt) => {
  expect(await isOver(pause(attempt), 4_000)).toBe(true);
});

it('grows, so that a server in trouble is not asked all the time', async () => {
  expect(await isOver(pause(5), 2_600)).toBe(false);
});

it('counts what the attempt itself has taken', async () => {
  const beganAt = performance.now();
  await jest.advanceTimersByTimeAsync(3_400);
  expect(await isOver(pause(5, beganAt), 250)).toBe(true);
});

it.each([
  ['the connection is back', () => dispatchEvent(new Event('online'))],
  ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('ends when %s', async (_, happen) => {
  const waiting = pause(5);
  happen();
  expect(await isOver(waiting, 0)).toBe(true);
});
