import type { Sample } from '../load/steady-load';
import { inWords, quantile, rounded, slicesOf, type Spread, spreadOf } from './distribution';

/** What response times may be, in times of those of the calm. */
export interface MostTimes {
  p50: number;
  p99: number;
}

const shares = { p50: 0.5, p99: 0.99 };
const quantiles = ['p50', 'p99'] as const;
const slices = 5;

/** Response times while something happens beside those of the calm before and after it. */
export function slowdownOf(quiet: Sample[], busy: Sample[], mostTimes: MostTimes) {
  const latencyMs = { calm: latencyOf(quiet), during: latencyOf(busy) };
  const { calm, during } = latencyMs;
  const timesOf = (name: keyof MostTimes) => rounded(during[name].median / calm[name].median);
  const times: MostTimes = { p50: timesOf('p50'), p99: timesOf('p99') };
  // Without samples it is no number, which is not at most anything.
  const slower = quantiles.filter((name) => !(times[name] <= mostTimes[name]));
  return {
    lines: [
      'ms, median (lowest to highest of five slices)   calm                during              ratio',
      ...quantiles.map(
        (name) =>
          `${name.padEnd(48)}${inWords(calm[name]).padEnd(20)}${inWords(during[name]).padEnd(20)}${times[name]}`,
      ),
    ],
    figures: { answers: { calm: quiet.length, during: busy.length }, latencyMs, times },
    failures: slower.map((name) => `${name}: ${times[name]} times the calm one, at most ${mostTimes[name]}.`),
  };
}

function latencyOf(samples: Sample[]): Record<keyof MostTimes, Spread> {
  const inOrder = [...samples].sort((a, b) => a.at - b.at).map(({ ms }) => ms);
  const parts = slicesOf(inOrder, slices);
  const at = (share: number) => spreadOf(parts.map((part) => rounded(quantile(part, share))));
  return { p50: at(shares.p50), p99: at(shares.p99) };
}
