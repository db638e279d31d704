import { untilLoaded } from './until-loaded';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('loads again what did not load, until it does', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('offline'));
  const loaded = jest.fn();
  void untilLoaded(load).then(loaded);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load.mock.calls.length).toBeGreaterThan(2);
  expect(loaded).not.toHaveBeenCalled();
  load.mockResolvedValue('the part');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(loaded.mock.calls).toEqual([['the part']]);
});
