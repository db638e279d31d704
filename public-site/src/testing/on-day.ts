/** Sets the clock to noon of a day; only `Date` is faked. To be undone by `jest.useRealTimers`. */
export const onDay = (day: string): void => {
  jest.useFakeTimers({
    now: new Date(`${day}T12:00:00Z`),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
};

/** For specs that count on every opening. */
export function whileAllJobsAreOpen(): void {
  beforeAll(() => onDay('2026-12-01'));
  afterAll(() => void jest.useRealTimers());
}
