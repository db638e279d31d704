const pausesInSeconds = [1, 2, 4, 8, 15, 30];

/** Waits longer after each failed attempt; ends early when the connection comes back. */
export function pause(attempt: number): Promise<void> {
  const seconds = pausesInSeconds[Math.min(attempt, pausesInSeconds.length - 1)] ?? 0;
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    addEventListener('online', () => resolve(), { once: true });
  });
}
