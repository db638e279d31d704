import type { ReleasedApp } from '@site/federation';
import { readHistory, trailOf } from '@site/releases';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { LoadedRelease } from './loaded-release';
import type { ReleaseCache } from './release-cache';

interface LastGoodReleasesOptions {
  releasesDir: string;
  releaseCache: ReleaseCache;
  log: Logger;
}

/** How many releases back to look for one that loads. */
const longestWay = 3;
/** How many of them are remembered. */
const maxReleases = 4;
/** Where none was found, it is looked for again after so long: what was in the way may be over. */
const retryAfterMs = 5_000;

/** The releases that were live before: each renders the pages that the one after it can't. */
export class LastGoodReleases {
  /** By the release after it. */
  private readonly found = new LRUCache<string, Promise<LoadedRelease | undefined>>({ max: maxReleases });

  constructor(private readonly options: LastGoodReleasesOptions) {}

  /** The release that was live before another; undefined where there is none, or none that can be loaded. */
  before({ release: { app, version } }: LoadedRelease): Promise<LoadedRelease | undefined> {
    return this.beforeVersion(app, version);
  }

  beforeVersion(app: ReleasedApp, version: string): Promise<LoadedRelease | undefined> {
    const name = `${app}@${version}`;
    const known = this.found.get(name);
    if (known) return known;
    const finding = this.find(app, version);
    this.found.set(name, finding);
    void finding.then((found) => found ?? this.found.set(name, finding, { ttl: retryAfterMs }));
    return finding;
  }

  private async find(app: ReleasedApp, version: string): Promise<LoadedRelease | undefined> {
    const { releaseCache, log } = this.options;
    for (const earlier of await this.versionsBefore(app, version)) {
      try {
        return await releaseCache.take(app, earlier);
      } catch (error) {
        log.warn({ err: error, release: `${app}@${earlier}` }, 'a release that was live before can’t be loaded');
      }
    }
    return undefined;
  }

  /** The latest first. A canary is in no such trail: it started after all that was live. */
  private async versionsBefore(app: ReleasedApp, version: string): Promise<string[]> {
    const trail = trailOf(await readHistory(this.options.releasesDir).catch(() => []), app);
    const at = trail.lastIndexOf(version);
    const earlier = (at < 0 ? trail : trail.slice(0, at)).filter((other) => other !== version);
    return [...new Set(earlier.reverse())].slice(0, longestWay);
  }
}
