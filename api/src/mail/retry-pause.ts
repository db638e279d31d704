import { retention } from '@site/contracts';

const minuteMs = 60_000;
const longestPauseMs = 3 * 60 * minuteMs;
const giveUpAfterMs = retention.mailRetryHours * 60 * minuteMs;

/** How long to wait after the so many-th attempt has failed: twice as long each time. Null: it has been tried for a day. */
export function retryPauseMs(attempts: number, ageMs: number): number | null {
  return ageMs >= giveUpAfterMs ? null : Math.min(minuteMs * 2 ** (attempts - 1), longestPauseMs);
}
