const now = performance.now.bind(performance);
let passedMs = 0;

beforeEach(() => {
  passedMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
});
afterEach(() => jest.restoreAllMocks());

/** Makes all that is measured from now on so much older. Timers, such as the limit of a render, are left alone. */
export function passTime(ms: number): void {
  passedMs += ms;
}
