import { setTimeout as wait } from 'node:timers/promises';
import type { ReleasedApp } from '@site/federation';
import {
  type PromotedVersion,
  type PromotedVersions,
  readHistory,
  readTraffic,
  storeRelease,
  swapPointer,
  trailOf,
} from '@site/releases';
import type { Logger } from 'pino';
import { ReleaseService } from './release-service';

interface ReleaseFollowerOptions {
  releasesDir: string;
  apiUrl: URL;
  secret: string;
  log: Logger;
}

const everyMs = 1_000;
/** The longest pause before a version is fetched again that could not be stored. */
const longestRetryMs = 60_000;

/**
 * Asks the release service every second what is live, stores what this machine lacks, and makes it live here, as a
 * command on this machine would. What is on the disk is served whether the service answers or not.
 */
export class ReleaseFollower {
  private readonly service: ReleaseService;
  private readonly end = new AbortController();
  private complaint: string | undefined;
  /** The revision that could not be made live here, and when it is tried again. */
  private failed: { revision: number; pauseMs: number; until: number } | undefined;

  constructor(private readonly options: ReleaseFollowerOptions) {
    this.service = new ReleaseService(options);
  }

  async start(): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      await this.look();
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.end.abort();
  }

  /** Asks once, and stores and makes live what is new. Never rejects. */
  async look(): Promise<void> {
    try {
      const changed = await this.service.changed(this.end.signal);
      if (changed && !this.isTooEarly(changed.live)) {
        await this.follow(changed.live);
        changed.keep();
        this.failed = undefined;
      }
      if (!this.failed) this.complaint = undefined;
    } catch (error) {
      this.complain(error);
    }
  }

  private async follow(live: PromotedVersions): Promise<void> {
    const { releasesDir } = this.options;
    const storing = { releasesDir, source: this.service, signal: this.end.signal };
    try {
      const apps = promotedOf(live);
      const stored = await Promise.allSettled(apps.map(([app, { version }]) => storeRelease(storing, app, version)));
      const whole = apps.filter((_, index) => stored[index]?.status === 'fulfilled');
      for (const [app, promoted] of whole) await this.makeLive(app, promoted);
      // What could not be stored of one app holds up no other's.
      const failed = stored.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    } catch (error) {
      const pauseMs = this.failed?.revision === live.revision ? this.failed.pauseMs * 2 : everyMs;
      this.failed = {
        ...{ revision: live.revision, pauseMs: Math.min(pauseMs, longestRetryMs) },
        until: performance.now() + pauseMs,
      };
      throw error;
    }
  }

  private async makeLive(app: ReleasedApp, { version, kind, who, because, rehearsal }: PromotedVersion): Promise<void> {
    const { releasesDir } = this.options;
    const seen = await readTraffic(releasesDir, app);
    if (seen.live === version) return;
    // A machine that has seen less than the service may never have had what the service went back to.
    const isKnown = trailOf(await readHistory(releasesDir), app).includes(version);
    await swapPointer(releasesDir, {
      ...{ kind: isKnown ? kind : 'promote', app, seen, to: version, who },
      because: because ?? undefined,
      rehearsed: rehearsal === null ? undefined : rehearsal === 'passed',
    });
  }

  /** What could not be stored a moment ago is not fetched each second. */
  private isTooEarly({ revision }: PromotedVersions): boolean {
    return this.failed?.revision === revision && performance.now() < this.failed.until;
  }

  /** Logged once: it is tried again all the time. */
  private complain(error: unknown): void {
    const complaint = String(error);
    if (this.end.signal.aborted || complaint === this.complaint) return;
    this.complaint = complaint;
    this.options.log.error({ err: error }, 'the release service can’t be followed; what is live here stays');
  }
}

const promotedOf = ({ apps }: PromotedVersions): [ReleasedApp, PromotedVersion][] =>
  Object.entries(apps).flatMap(([app, promoted]): [ReleasedApp, PromotedVersion][] =>
    promoted ? [[app, promoted]] : [],
  );
