const longestMs = 3_500;

/** Delay before a retry: from one second to three and a half, with jitter so that tabs do not retry together. */
export const recoveryPause = (attempt: number): number =>
  Math.min(1_000 * 2 ** attempt, longestMs) * (0.75 + Math.random() / 4);
