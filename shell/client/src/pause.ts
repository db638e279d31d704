const longestMs = 3_500;

/**
 * When attempts begin, growing to three and a half seconds apart: what fails is back within five of its cause's end.
 */
export function pause(attempt: number, beganAt = performance.now()): Promise<void> {
  // With jitter, between three quarters and all of it, so that tabs do not retry together.
  const apart = Math.min(1_000 * 2 ** attempt, longestMs) * (0.75 + Math.random() / 4);
  const left = Math.max(apart - (performance.now() - beganAt), 250);
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    setTimeout(end, left);
    addEventListener('online', end, over);
    document.addEventListener('visibilitychange', end, over);
  });
}
