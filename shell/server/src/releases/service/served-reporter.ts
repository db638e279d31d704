import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LiveReleases } from '../live-releases';
import { ReleaseService } from './release-service';

interface ServedReporterOptions {
  releases: Pick<LiveReleases, 'loaded'>;
  apiUrl: URL;
  secret: string;
  log: Logger;
}

const everyMs = 1_000;
/** Twice in the minute after which the service counts a shell as gone. */
const unchangedMs = 30_000;

/**
 * Tells the release service what visitors get here, which may be something else than it has made live: what this shell has
 * rolled back by itself, or could not fetch. By itself, as to fetch a version may take minutes.
 */
export class ServedReporter {
  private readonly service: ReleaseService;
  private readonly end = new AbortController();
  private readonly from = { shell: randomUUID(), host: hostname() };
  private reported = '';
  private reportedAt = -Infinity;

  constructor(private readonly options: ServedReporterOptions) {
    this.service = new ReleaseService(options);
  }

  async start(): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      await this.reportChange();
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.end.abort();
  }

  /** Never rejects: whether the service answers at all, the follower says. */
  private async reportChange(): Promise<void> {
    const versions = this.options.releases.loaded?.versions ?? {};
    const served = JSON.stringify(versions);
    if (served === this.reported && performance.now() < this.reportedAt + unchangedMs) return;
    try {
      await this.service.reportServed({ ...this.from, versions }, this.end.signal);
      [this.reported, this.reportedAt] = [served, performance.now()];
    } catch (error) {
      this.options.log.debug({ err: error }, 'what is served here can’t be reported at the moment');
    }
  }
}
