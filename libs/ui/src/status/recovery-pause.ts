const longestMs = 3_500;

/** How long to wait before something that failed is tried again: from a second to three and a half, never all tabs at once. */
export const recoveryPause = (attempt: number): number =>
  Math.min(1_000 * 2 ** attempt, longestMs) * (0.75 + Math.random() / 4);
