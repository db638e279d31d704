import type { RunningCanary, VersionFigures } from '@site/api-client/releases';
import { localDateTime } from '../../../shared/local-date';

/** What becomes of a canary by itself, and why. */
export function stateOf({ stages, stage, nextAt, heldBy, waitsSince, figures, outcome }: RunningCanary): string {
  const next = stages[stage + 1]?.percent;
  const sentence = figures.charAt(0).toUpperCase() + figures.slice(1);
  if (heldBy) return `${sentence}. Held by ${heldBy}: it goes no further, and is still withdrawn if it is worse.`;
  if (!next || !nextAt)
    return `${sentence}. It stays at this share until somebody changes it, and is withdrawn if it is worse.`;
  const share = next === 100 ? 'everybody' : `${next} %`;
  if (waitsSince) return `${sentence}. It goes to ${share} once there are enough.`;
  const when = localDateTime(nextAt);
  return `${sentence}. It goes to ${share} on ${when}${outcome === 'tooFew' ? ', if there are enough by then' : ', if it is no worse'}.`;
}

/** Errors per hundred views. */
const errorRate = ({ views, errors }: VersionFigures): number | null =>
  views === 0 ? null : (Math.min(errors, views) / views) * 100;

const asCount = (value: number | null): string => value?.toLocaleString(undefined, { maximumFractionDigits: 1 }) ?? '–';
const asPercent = (value: number | null): string =>
  value === null ? '–' : `${value.toLocaleString(undefined, { maximumFractionDigits: 1 })} %`;
function asTime(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1000).toLocaleString(undefined, { maximumFractionDigits: 2 })} s`;
}

/** What is compared, and how it is said. */
interface Measure {
  name: string;
  of: (figures: VersionFigures, minutes?: number) => number | null;
  say: (value: number | null) => string;
  /** How many values it is a percentile of. */
  values?: (figures: VersionFigures) => number;
}

const views = { of: ({ views }: VersionFigures, minutes = 1) => views / minutes, say: asCount };
const perView: Measure[] = [
  { name: 'Errors per view', of: errorRate, say: asPercent },
  { name: 'LCP, 75th percentile', of: ({ lcp }) => lcp, say: asTime, values: ({ lcpValues }) => lcpValues },
  { name: 'INP, 75th percentile', of: ({ inp }) => inp, say: asTime, values: ({ inpValues }) => inpValues },
];

export const measures: Measure[] = [{ name: 'Views', ...views }, ...perView];
/** Points may cover several minutes. */
export const measuresOverTime: Measure[] = [{ name: 'Views per minute', ...views }, ...perView];

/** A figure, and on how many values it rests where it is a percentile. */
export function sayWhole({ of, say, values }: Measure, figures: VersionFigures, valuesNeeded: number): string {
  const count = values?.(figures);
  const value = say(of(figures));
  if (!count) return value;
  return `${value}, ${count === 1 ? '1 visit' : `${asCount(count)} visits`}${count < valuesNeeded ? ': too few to compare' : ''}`;
}
