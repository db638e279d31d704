import { retention } from '@site/contracts';

const minuteMs = 60_000;
const longestPauseMs = 3 * 60 * minuteMs;
const giveUpAfterMs = retention.mailRetryHours * 60 * minuteMs;

/**
 * How long to wait after the so many-th attempt has failed: twice as long each time. Null: it has been tried for a day.
 * Attempts alone say so: a mail that waited while nothing could be sent is as old, and was not tried.
 */
export function retryPauseMs(attempts: number): number | null {
  let triedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) triedMs += pauseAfter(attempt);
  return triedMs >= giveUpAfterMs ? null : Math.min(pauseAfter(attempts), giveUpAfterMs - triedMs);
}

const pauseAfter = (attempt: number): number => Math.min(minuteMs * 2 ** (attempt - 1), longestPauseMs);
