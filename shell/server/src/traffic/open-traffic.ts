import type { Logger } from 'pino';
import { LastGoodReleases } from '../releases/last-good-releases';
import { LiveReleases } from '../releases/live-releases';
import { ReleaseShelf } from '../releases/release-shelf';
import { ReleaseFollower } from '../releases/service/release-follower';
import type { Environment } from '../config/environment';
import { CanaryCounts } from './canary-counts';
import { CanaryGuard } from './canary-guard';
import { LiveGuard } from './live-guard';
import { ReleasePreviews } from './release-previews';
import { ReleaseSelector } from './release-selector';
import { ViewTokens } from './view-tokens';

interface TrafficOptions {
  log: Logger;
  environment: Environment;
  /** The built process that runs a release's server bundle. */
  renderHost: string;
}

export type Traffic = Awaited<ReturnType<typeof openTraffic>>;

/**
 * The releases that are served, who gets which of them, and the guards that take a bad one back. Throws Problem when there
 * is no release to serve.
 */
export async function openTraffic({ environment, renderHost, log }: TrafficOptions) {
  const { apiUrl, releasesDir, releaseServiceSecret: secret, publicOrigin, renderTimeoutMs } = environment;
  // Where a page may take longer, so may a sign of life.
  const hosts = {
    ...{ script: renderHost, apiUrl, log },
    ...{ memoryMb: environment.renderHostMemoryMb, responseMs: renderTimeoutMs },
  };
  const shelf = new ReleaseShelf({ releasesDir, hosts });
  const lastGood = new LastGoodReleases({ releasesDir, shelf, log });
  const releases = new LiveReleases({ releasesDir, shelf, lastGood, waitMs: environment.promotionWaitMs, log });
  const counts = secret ? new CanaryCounts() : undefined;
  const follower = secret && counts ? new ReleaseFollower({ releasesDir, apiUrl, secret, counts, log }) : undefined;
  try {
    await releases.start().catch(async (error: unknown) => {
      if (!follower) throw error;
      // Nothing here can be served: this machine is new, or its disk is damaged.
      await follower.look();
      await releases.start();
    });
  } catch (error) {
    shelf.stop();
    throw error;
  }
  void follower?.start();
  const secureCookies = publicOrigin.startsWith('https:');
  const previews = new ReleasePreviews({ shelf, secret: environment.previewSecret, secureCookies, log });
  const selector = new ReleaseSelector({ previews, secureCookies });
  const tokens = new ViewTokens(environment.previewSecret);
  const canaryGuard = new CanaryGuard({
    ...{ releases, releasesDir, budget: environment.canaryBudget, tokens, counts, log },
    isJudged: (app) => follower?.judges(app) ?? false,
  });
  const liveGuard = new LiveGuard({ releases, releasesDir, mostEnds: environment.renderHostEnds, log });
  shelf.onEnd((release) => {
    canaryGuard.countEnd(release);
    liveGuard.countEnd(release);
  });
  return { shelf, lastGood, releases, follower, previews, selector, canaryGuard };
}
