import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LastGoodReleases } from '../releases/last-good-releases';
import { LiveReleases } from '../releases/live-releases';
import type { FetchVersion } from '../releases/release-files';
import { ReleaseCache } from '../releases/release-cache';
import { MissingVersions } from '../releases/service/missing-versions';
import { ReleaseFollower } from '../releases/service/release-follower';
import { ServedReporter } from '../releases/service/served-reporter';
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
  const missing = secret ? new MissingVersions({ releasesDir, apiUrl, secret, log }) : undefined;
  const fetchVersion: FetchVersion | undefined = missing && ((...wanted) => missing.fetch(...wanted));
  const releaseCache = new ReleaseCache({ releasesDir, hosts, fetchVersion });
  const lastGood = new LastGoodReleases({ releasesDir, releaseCache, log });
  const releases = new LiveReleases({ releasesDir, releaseCache, lastGood, waitMs: environment.promotionWaitMs, log });
  const counts = secret ? new CanaryCounts() : undefined;
  const follower = secret && counts ? new ReleaseFollower({ releasesDir, apiUrl, secret, counts, log }) : undefined;
  try {
    await startReleases(releases, follower);
  } catch (error) {
    releaseCache.stop();
    throw error;
  }
  void follower?.start();
  const servedReporter = secret ? new ServedReporter({ releases, apiUrl, secret, log }) : undefined;
  void servedReporter?.start();
  const secureCookies = publicOrigin.startsWith('https:');
  const previews = new ReleasePreviews({ releaseCache, secret: environment.previewSecret, secureCookies, log });
  const selector = new ReleaseSelector({ previews, secureCookies });
  const tokens = new ViewTokens(environment.previewSecret);
  const canaryGuard = new CanaryGuard({
    ...{ releases, releasesDir, budget: environment.canaryBudget, tokens, counts, log },
    isJudged: (app) => follower?.judges(app) ?? false,
  });
  const liveGuard = new LiveGuard({ releases, releasesDir, mostEnds: environment.renderHostEnds, log });
  releaseCache.onEnd((release) => {
    canaryGuard.countEnd(release);
    liveGuard.countEnd(release);
  });
  return {
    ...{ releaseCache, fetchVersion, missing, lastGood, releases, follower, servedReporter },
    ...{ previews, selector, canaryGuard },
  };
}

/** A product that starts for the first time makes its first versions live while its shell starts. */
const firstLiveMs = 60_000;
const pauseMs = 200;

/** Begins with what this machine has; one that is new, or whose disk is damaged, fetches what is live. Throws Problem. */
async function startReleases(releases: LiveReleases, follower: ReleaseFollower | undefined): Promise<void> {
  const until = performance.now() + firstLiveMs;
  for (let looks = 0; ; looks++) {
    try {
      return await releases.start();
    } catch (error) {
      if (!follower || performance.now() > until) throw error;
    }
    if (looks > 0) await wait(pauseMs);
    await follower.look();
  }
}
