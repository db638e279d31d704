import type { Tally } from './rolling-tally';

/** How many errors a canary may have before it is withdrawn. */
export interface ErrorBudget {
  /** Errors per hundred page views. */
  percent: number;
  /** Fewer errors than this prove nothing. */
  minErrors: number;
}

/** Errors that the live version has too are not the canary's fault: it has to be clearly worse. */
const clearlyWorse = 1.5;

/**
 * Why a canary must be withdrawn by this copy of the shell alone; undefined while it may stay. Sooner than the release service
 * would (`judgeCanary`): it sees its own visitors only, nobody can withdraw a canary by hand while the service is away, and
 * one that was as good costs no visitor anything.
 */
export function overBudget(canary: Tally, live: Tally, { percent, minErrors }: ErrorBudget): string | undefined {
  const [rate, liveRate] = [rateOf(canary), rateOf(live)];
  if (canary.errors < minErrors || rate <= percent || rate < liveRate * clearlyWorse) return undefined;
  return `${canary.errors} errors in ${canary.views} views, ${rate.toFixed(1)} %; the live version had ${liveRate.toFixed(1)} %`;
}

const rateOf = ({ views, errors }: Tally): number => (errors / Math.max(views, 1)) * 100;
