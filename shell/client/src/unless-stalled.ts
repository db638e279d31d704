const tickMs = 250;
const ticksUntilStalled = 12;

export interface Progress {
  /** To be called for each sign of it. */
  onProgress(): void;
  /** Aborted when it stalls. */
  signal: AbortSignal;
}

/**
 * The result of some work, or 'timeout' once it has gone three seconds without progress. They are counted in ticks: a
 * tab that was frozen or got no processor has missed nearly all of them, and what arrived meanwhile is not late.
 */
export function unlessStalled<Result>(work: (progress: Progress) => Promise<Result>): Promise<Result | 'timeout'> {
  return new Promise((resolve, reject) => {
    const stall = new AbortController();
    let ticks = 0;
    const timer = setInterval(() => {
      if (++ticks < ticksUntilStalled) return;
      resolve('timeout');
      stall.abort();
    }, tickMs);
    work({ onProgress: () => (ticks = 0), signal: stall.signal })
      .then(resolve, reject)
      .finally(() => clearInterval(timer));
  });
}
