import type { Promotion, ReleasedApp } from '@site/federation';
import { swapPointer, type Traffic } from '@site/releases';
import { Problem } from '../start/problem';
import { checkRelease } from './check';
import { who, type PromotionFacts } from './go-live';

export interface CanaryShare extends PromotionFacts {
  version: string;
  /** Whole number from 1 to 99. */
  percent: number;
}

/** Checks a release and gives it to a share of the visitors, alongside what is live. Throws Problem. */
export async function giveToShare(
  releasesDir: string,
  app: ReleasedApp,
  { version, percent, ...facts }: CanaryShare,
  seen: Traffic,
): Promise<Promotion> {
  if (!seen.live)
    throw new Problem(`No release of ${app} is live: release ${version} to everybody, without --percent.`);
  if (seen.live === version) throw new Problem(`${app}@${version} is already live: all visitors get it.`);
  if (seen.canary && seen.canary.version !== version) {
    throw new Problem(
      `${app}@${seen.canary.version} is the canary now, for ${seen.canary.percent} %. End it first: npm run rollback -- ${app}`,
    );
  }
  if (seen.canary?.percent === percent) {
    throw new Problem(`${app}@${version} is already the canary for ${percent} %.`);
  }
  await checkRelease(releasesDir, app, version);
  return swapPointer(releasesDir, { kind: 'canary', app, seen, to: version, percent, who: who(), ...facts });
}

/** Gives all visitors what is live. Throws Problem when no canary runs, or another than the caller named. */
export async function endCanary(
  releasesDir: string,
  app: ReleasedApp,
  seen: Traffic,
  because?: string,
  version = seen.canary?.version,
): Promise<Promotion> {
  const { live, canary } = seen;
  if (!live || !canary || canary.version !== version) {
    throw new Problem(`${app}@${version ?? 'nothing'} is not a canary: there is nothing to end.`);
  }
  return swapPointer(releasesDir, { kind: 'withdraw', app, seen, to: live, who: who(), because });
}
