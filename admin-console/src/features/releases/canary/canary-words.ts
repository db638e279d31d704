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

const asCount = (value: number | null): string => value?.toLocaleString() ?? '–';
const asPercent = (value: number | null): string =>
  value === null ? '–' : `${value.toLocaleString(undefined, { maximumFractionDigits: 1 })} %`;
function asTime(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1000).toLocaleString(undefined, { maximumFractionDigits: 2 })} s`;
}

/** What is compared, and how it is said. */
export const measures = [
  { name: 'Views', of: ({ views }: VersionFigures) => views, say: asCount },
  { name: 'Errors per view', of: errorRate, say: asPercent },
  { name: 'LCP, 75th percentile', of: ({ lcp }: VersionFigures) => lcp, say: asTime },
  { name: 'INP, 75th percentile', of: ({ inp }: VersionFigures) => inp, say: asTime },
] as const satisfies {
  name: string;
  of: (figures: VersionFigures) => number | null;
  say: (value: number | null) => string;
}[];
