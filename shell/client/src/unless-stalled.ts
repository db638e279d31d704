const tickMs = 250;
const ticksUntilStalled = 12;

export interface Progress {
  /** To be called for each sign of it. */
  onProgress(): void;
  /** Aborted once nobody waits any more: what is still under way then would only fill the line. */
  signal: AbortSignal;
}

/** Progress of all work together: what shares a slow line takes turns there. */
let progressed = 0;

/**
 * The result of some work. Rejects with the message `timeout` once three seconds have gone without progress of any. They are
 * counted in ticks: a tab that was frozen or got no processor has missed nearly all of them, and what arrived meanwhile is
 * not late.
 */
export function unlessStalled<Result>(work: (progress: Progress) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stall = new AbortController();
    let ticks = 0;
    let seen = 0;
    const timer = setInterval(() => {
      if (seen !== progressed) ticks = 0;
      seen = progressed;
      if (++ticks > ticksUntilStalled) end(new Error('timeout'));
    }, tickMs);
    const end = (error: unknown) => {
      clearInterval(timer);
      reject(error);
      stall.abort();
    };
    work({ onProgress: () => progressed++, signal: stall.signal }).then((result) => end(resolve(result)), end);
  });
}
