import type { Canary, ReleasedApp, ReleaseSet } from '@site/federation';

/** What visitors get of an app. */
export interface Traffic {
  live: string | null;
  canary: Canary | null;
}

export const trafficOf = (set: ReleaseSet | null, app: ReleasedApp): Traffic => ({
  live: set?.apps[app] ?? null,
  canary: set?.canaries?.[app] ?? null,
});

export const isSameTraffic = (one: Traffic, other: Traffic): boolean =>
  one.live === other.live &&
  one.canary?.version === other.canary?.version &&
  one.canary?.percent === other.canary?.percent &&
  one.canary?.since === other.canary?.since;

/** As shown at the terminal. */
export function describeTraffic(app: ReleasedApp, { live, canary }: Traffic): string {
  const share = canary ? ` with ${canary.version} as canary for ${canary.percent} %` : '';
  return `${app}@${live ?? 'nothing'}${share}`;
}
