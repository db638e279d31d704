/** How many values lie in each part of `vitalBounds`, and last those above all of them. */
export type VitalHistogram = number[];

/** From 16 ms to 20 s, each 15 % above the one before: fine enough to find a quantile within a few percent. */
export const vitalBounds: readonly number[] = Array.from({ length: 52 }, (_, part) => 16 * 1.15 ** part);

export const emptyHistogram = (): VitalHistogram => Array<number>(vitalBounds.length + 1).fill(0);

/** Counts a value, in milliseconds. */
export function countVital(histogram: VitalHistogram, ms: number): void {
  const part = vitalBounds.findIndex((bound) => ms <= bound);
  const place = part === -1 ? vitalBounds.length : part;
  histogram[place] = (histogram[place] ?? 0) + 1;
}

export const valuesIn = (histogram: VitalHistogram): number => histogram.reduce((sum, count) => sum + count, 0);

export const addHistograms = (one: VitalHistogram, other: VitalHistogram): VitalHistogram =>
  one.map((count, part) => count + (other[part] ?? 0));

/** Milliseconds that this share of the values does not exceed, interpolated within its part; null without values. */
export function quantileOf(histogram: VitalHistogram, share: number): number | null {
  const wanted = valuesIn(histogram) * share;
  if (wanted === 0) return null;
  let below = 0;
  for (const [part, count] of histogram.entries()) {
    const from = vitalBounds[part - 1] ?? 0;
    const to = vitalBounds[part] ?? from;
    if (count > 0 && below + count >= wanted) return from + ((to - from) * (wanted - below)) / count;
    below += count;
  }
  return null;
}

/** How many values lie above this number of milliseconds, interpolated within its part. */
export function countAbove(histogram: VitalHistogram, ms: number): number {
  return histogram.reduce((sum, count, part) => {
    const from = vitalBounds[part - 1] ?? 0;
    const to = vitalBounds[part] ?? Infinity;
    if (ms <= from) return sum + count;
    if (ms >= to || to === Infinity) return sum;
    return sum + (count * (to - ms)) / (to - from);
  }, 0);
}
