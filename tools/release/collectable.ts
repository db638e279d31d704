import type { Promotion, Release, ReleasedApp } from '@site/federation';
import { servedAfter, trailOf } from '@site/releases';

/** A change of what visitors get, in the history of a folder or of a release service. */
type Change = Pick<Promotion, 'app' | 'at' | 'kind' | 'from' | 'to'>;

export interface Retention {
  /** A tab that was opened while a release was live may need it for that long afterwards. */
  days: number;
  /** This many of the last good releases are kept whatever their age: the live one and the rollback targets. */
  goodOnes: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The releases of an app that neither an open tab nor a rollback can need, by a history, the oldest change first. */
export function collectable(
  releases: Release[],
  history: Change[],
  app: ReleasedApp,
  retention: Retention,
  now = Date.now(),
): Release[] {
  const own = history.filter((promotion) => promotion.app === app);
  const retained = new Set(trailOf(history, app).slice(-retention.goodOnes));
  return releases.filter(({ version, builtAt }) => {
    if (retained.has(version)) return false;
    return lastNeeded(own, version, builtAt) < openSince(retention, now);
  });
}

/** Tabs that are open may have been opened since then. */
export const openSince = ({ days }: Retention, now = Date.now()): number => now - days * dayMs;

/** When a version was last replaced; when it was built, if it was never live. The live one: never. */
function lastNeeded(own: Change[], version: string, builtAt: string): number {
  const lastServed = own.findLastIndex((promotion) => servedAfter(promotion).includes(version));
  if (lastServed < 0) return Date.parse(builtAt);
  const next = own[lastServed + 1];
  return next ? Date.parse(next.at) : Infinity;
}
