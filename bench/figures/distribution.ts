/** A figure as several slices of one run gave it. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** The value that the given share (0 to 1) of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN;
}

export function spreadOf(figures: readonly number[]): Spread {
  return { median: quantile(figures, 0.5), low: Math.min(...figures), high: Math.max(...figures) };
}

/** Cuts what was measured one after the other into slices of the same length. */
export function slicesOf<Value>(values: readonly Value[], count: number): Value[][] {
  const length = Math.ceil(values.length / count);
  return Array.from({ length: count }, (_, index) => values.slice(index * length, (index + 1) * length)).filter(
    (slice) => slice.length > 0,
  );
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** `1.2 (1.0 to 1.9)` */
export const inWords = ({ median, low, high }: Spread): string =>
  `${median.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
