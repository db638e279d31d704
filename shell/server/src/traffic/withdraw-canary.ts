import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Canary, ReleasedApp } from '@site/federation';
import { Problem, readTraffic, swapPointer } from '@site/releases';
import type { Logger } from 'pino';

interface Withdrawal {
  releasesDir: string;
  app: ReleasedApp;
  canary: Canary;
  because: string;
  log: Logger;
}

const attempts = 5;
const pauseMs = 1_000;

/** Removes a canary from the pointer for all copies of the shell, unless somebody was faster. Never rejects. */
export async function withdrawCanary({ releasesDir, app, canary, because, log }: Withdrawal): Promise<void> {
  const about = { canary: `${app}@${canary.version}`, because };
  log.warn(about, 'the canary is over its error budget: this shell gives it to nobody any more');
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      await takeOut({ releasesDir, app, canary, because });
      return;
    } catch (error) {
      if (attempt < attempts && error instanceof Problem) await wait(pauseMs);
      else return log.error({ ...about, err: error }, adviceFor(error, app, canary));
    }
  }
}

async function takeOut({ releasesDir, app, canary, because }: Omit<Withdrawal, 'log'>): Promise<void> {
  const seen = await readTraffic(releasesDir, app);
  const isStillGiven = seen.canary?.version === canary.version && seen.canary.since === canary.since;
  if (!isStillGiven || !seen.live) return;
  const who = `the shell on ${hostname()}`;
  await swapPointer(releasesDir, { kind: 'withdraw', app, seen, to: seen.live, who, because });
}

function adviceFor(error: unknown, app: string, { version }: Canary): string {
  const code = String((error as NodeJS.ErrnoException).code);
  const why = ['EROFS', 'EACCES', 'EPERM'].includes(code)
    ? 'this shell may not write into the folder of releases'
    : 'the pointer could not be changed';
  return `${why}: other copies give the canary on until they see for themselves; take it back with "npm run promote -- ${app}@${version} --percent 0"`;
}
