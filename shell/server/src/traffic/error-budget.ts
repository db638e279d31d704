import type { Tally } from './rolling-tally';

/** How much a canary may break before it is taken back. */
export interface ErrorBudget {
  /** Errors for a hundred page views. */
  percent: number;
  /** Fewer errors than this prove nothing. */
  minErrors: number;
}

/** What breaks in the live version too is not the canary's fault: it has to be clearly worse. */
const clearlyWorse = 1.5;

/** Why a canary has to go; undefined while it may stay. */
export function overBudget(canary: Tally, live: Tally, { percent, minErrors }: ErrorBudget): string | undefined {
  const [rate, liveRate] = [rateOf(canary), rateOf(live)];
  if (canary.errors < minErrors || rate <= percent || rate < liveRate * clearlyWorse) return undefined;
  return `${canary.errors} errors in ${canary.views} views, ${rate.toFixed(1)} %; the live version had ${liveRate.toFixed(1)} %`;
}

const rateOf = ({ views, errors }: Tally): number => (errors / Math.max(views, 1)) * 100;
