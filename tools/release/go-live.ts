import type { Promotion, ReleasedApp } from '@site/federation';
import { userInfo } from 'node:os';
import { Problem } from '../start/problem';
import { checkRelease, type CheckReport } from './check';
import { readHistory, versionBefore } from './history';
import { liveVersion, swapPointer } from './pointer';

export interface WentLive extends CheckReport {
  promotion: Promotion;
}

/** Checks a release and makes it live. `from` is what the caller saw live. Throws Problem. */
export async function promote(
  releasesDir: string,
  app: ReleasedApp,
  to: string,
  from: string | null,
  because?: string,
): Promise<WentLive> {
  if (to === from) throw new Problem(`${app}@${to} is live already.`);
  const report = await checkRelease(releasesDir, app, to);
  return {
    ...report,
    promotion: await swapPointer(releasesDir, { kind: 'promote', app, from, to, who: who(), because }),
  };
}

/** Makes the version live that was live before. Throws Problem when there was none. */
export async function rollBack(releasesDir: string, app: ReleasedApp, because?: string): Promise<WentLive> {
  const from = await liveVersion(releasesDir, app);
  const to = versionBefore(await readHistory(releasesDir), app);
  if (!to) {
    const state = from ? `${app}@${from} is the first release that was live` : `No release of ${app} is live`;
    throw new Problem(`${state}: there is nothing to go back to.`);
  }
  const report = await checkRelease(releasesDir, app, to);
  return {
    ...report,
    promotion: await swapPointer(releasesDir, { kind: 'rollback', app, from, to, who: who(), because }),
  };
}

function who(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
