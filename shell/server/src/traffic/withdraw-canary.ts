import type { Canary, ReleasedApp } from '@site/federation';
import { readTraffic } from '@site/releases';
import type { Logger } from 'pino';
import { reasonOf, swapInsistently } from './swap-insistently';

interface Withdrawal {
  releasesDir: string;
  app: ReleasedApp;
  canary: Canary;
  because: string;
  log: Logger;
}

/** Removes a canary from the pointer on this shell's disk, unless somebody was faster. Never rejects. */
export async function withdrawCanary({ releasesDir, app, canary, because, log }: Withdrawal): Promise<void> {
  const about = { canary: `${app}@${canary.version}`, because };
  log.warn(about, 'the canary is over its error budget: this shell no longer serves it');
  try {
    await swapInsistently(releasesDir, async () => {
      const seen = await readTraffic(releasesDir, app);
      const isStillGiven = seen.canary?.version === canary.version && seen.canary.since === canary.since;
      return isStillGiven && seen.live ? { kind: 'withdraw', app, seen, to: seen.live, because } : undefined;
    });
  } catch (error) {
    const advice = `take it back with "npm run promote -- ${app}@${canary.version} --percent 0"`;
    const message = `${reasonOf(error)}: this shell gives the canary again once it starts anew; ${advice}`;
    log.error({ ...about, err: error }, message);
  }
}
