import type { Promotion, ReleasedApp } from '@site/federation';
import { readHistory, readTraffic, swapPointer, trailOf, type Traffic } from '@site/releases';
import { userInfo } from 'node:os';
import { Problem } from '../start/problem';
import { checkRelease } from './check';

/** What the history records about a promotion besides the change itself. */
export interface PromotionFacts {
  because?: string | undefined;
  /** False for a version that no browser has mounted; absent where unknown. */
  rehearsed?: boolean | undefined;
}

/**
 * Makes sure that a release can be served, and makes it live. `seen` is what the caller read as live. Throws Problem.
 */
export async function promote(
  releasesDir: string,
  app: ReleasedApp,
  to: string,
  seen: Traffic,
  facts: PromotionFacts = {},
): Promise<Promotion> {
  if (to === seen.live) throw new Problem(`${app}@${to} is already live.`);
  await checkRelease(releasesDir, app, to);
  return swapPointer(releasesDir, { kind: 'promote', app, seen, to, who: who(), ...facts });
}

/**
 * Makes the version live that was live before; where that is damaged, the latest before it that is not. Throws Problem
 * when there is none, with what is wrong with each.
 */
export async function rollBack(releasesDir: string, app: ReleasedApp, because?: string): Promise<Promotion> {
  const seen = await readTraffic(releasesDir, app);
  const earlier = trailOf(await readHistory(releasesDir), app)
    .slice(0, -1)
    .reverse();
  if (earlier.length === 0) {
    const state = seen.live ? `${app}@${seen.live} is the first release that was live` : `No release of ${app} is live`;
    throw new Problem(`${state}: there is nothing to go back to.`);
  }
  const faults: string[] = [];
  for (const to of new Set(earlier)) {
    try {
      await checkRelease(releasesDir, app, to);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      faults.push(error.message);
      continue;
    }
    const reasons = [because, ...faults].filter(Boolean).join('; ') || undefined;
    return swapPointer(releasesDir, { kind: 'rollback', app, seen, to, who: who(), because: reasons });
  }
  throw new Problem([...faults, `${app} has no undamaged release to roll back to: release it again.`].join('\n'));
}

/** The user who changes what is live, as the history names them. */
export function who(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
