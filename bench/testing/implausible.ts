import type { Target } from '../parts/api/target';

/** What no machine is outside of: a figure that is was not measured, or is in another unit. */
const ranges: Record<string, [least: number, most: number]> = {
  s: [0.001, 300],
  ms: [0.01, 60_000],
  MB: [20, 4_000],
  'a second': [1, 200_000],
  'of the limit': [0.001, 100],
  'times the limit': [0.001, 1_000],
  times: [0.1, 1_000],
};

export const implausible = (targets: Target[]): Target[] =>
  targets.filter(({ figure, unit }) => {
    const [least, most] = ranges[unit] ?? [NaN, NaN];
    return !(figure >= least && figure <= most);
  });
