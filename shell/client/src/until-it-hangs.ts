import { isLoading } from './load-script';

const tickMs = 250;
const ticksWithoutNews = 12;

/**
 * Resolves once the browser has been idle for three seconds with no code loading: then nothing more will come. A slow
 * connection and a busy processor do not count.
 */
export function untilItHangs(): Promise<void> {
  return new Promise((resolve) => {
    let ticks = 0;
    const tick = () => {
      ticks = isLoading() ? 0 : ticks + 1;
      if (ticks >= ticksWithoutNews) resolve();
      else wait();
    };
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window
        ? setTimeout(() => requestIdleCallback(tick), tickMs)
        : setTimeout(tick, 2 * tickMs);
    wait();
  });
}
