import { isLoading } from './load-script';

const tickMs = 250;
const ticksWithoutNews = 12;

/**
 * Resolves once the browser was idle for three seconds while no code was on its way: then nothing that is awaited will
 * come. A slow line and a busy processor are not counted.
 */
export function untilItHangs(): Promise<void> {
  return new Promise((resolve) => {
    let ticks = 0;
    const tick = () => {
      ticks = isLoading() ? 0 : ticks + 1;
      if (ticks >= ticksWithoutNews) resolve();
      else wait();
    };
    // Safari has no idle callbacks.
    const wait = () =>
      'requestIdleCallback' in window
        ? setTimeout(() => requestIdleCallback(tick), tickMs)
        : setTimeout(tick, 2 * tickMs);
    wait();
  });
}
