const now = performance.now.bind(performance);
let passedMs = 0;

// For the whole file: to a shell that several tests share, time never goes back.
beforeAll(() => void jest.spyOn(performance, 'now').mockImplementation(() => now() + passedMs));
afterAll(() => jest.restoreAllMocks());

/** Makes all that is measured from now on so much older. Timers, such as the limit of a render, are left alone. */
export function passTime(ms: number): void {
  passedMs += ms;
}
