import { setTimeout as wait } from 'node:timers/promises';
import type { ReleasedApp } from '@site/federation';
import {
  type PromotedCanary,
  type PromotedVersion,
  type PromotedVersions,
  readHistory,
  readTraffic,
  storeRelease,
  swapPointer,
  trailOf,
} from '@site/releases';
import type { Logger } from 'pino';
import { IdempotentReporter } from '../../http/idempotent-reporter';
import type { CanaryCounts, CountedVersion } from '../../traffic/canary-counts';
import { ReleaseService } from './release-service';

interface ReleaseFollowerOptions {
  releasesDir: string;
  apiUrl: URL;
  secret: string;
  /** What is reported of canaries. */
  counts: CanaryCounts;
  log: Logger;
}

const everyMs = 1_000;
/** Whoever is told sooner that nothing has changed was not made to wait. */
const shortestWaitMs = 500;
/** The longest pause before a version is fetched again that could not be stored. */
const longestRetryMs = 60_000;
/** Without an answer for so long the service is away: canaries are judged here. */
const awayMs = 30_000;
/** Counts are reported at every second look. */
const looksPerReport = 2;

/**
 * Asks the release service what is live, every second or, where it answers as soon as that changes, without a pause. Stores
 * what this machine lacks, and makes it live here, as a command on this machine would. What is on the disk is served whether
 * the service answers or not.
 */
export class ReleaseFollower {
  private readonly service: ReleaseService;
  private readonly end = new AbortController();
  private readonly reporter: IdempotentReporter<{ counts: CountedVersion[] }>;
  private warning: string | undefined;
  /** As it was followed last. */
  private followed: PromotedVersions | undefined;
  /** Of each app, when what was made live here last became live at the service. */
  private readonly madeLive = new Map<ReleasedApp, string>();
  private respondedAt = -Infinity;
  /** When all that is live was here; at first, when this process began. */
  private followedAt = performance.now();
  private looks = 0;
  /** The revision that could not be made live here, and when it is tried again. */
  private failed: { revision: number; pauseMs: number; until: number } | undefined;

  constructor(private readonly options: ReleaseFollowerOptions) {
    this.service = new ReleaseService(options);
    this.reporter = new IdempotentReporter({
      take: () => ({ counts: options.counts.take() }),
      send: (report, signal) => this.service.report(report, signal),
    });
  }

  async start(): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      if (await this.look()) continue;
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.end.abort();
  }

  /** Since the last look after which nothing was missing here. */
  get followedSeconds(): number {
    return (performance.now() - this.followedAt) / 1000;
  }

  /** Whether the service judges the app's canary: it runs one, and answers. */
  judges(app: ReleasedApp): boolean {
    return this.followed?.apps[app]?.canary !== undefined && performance.now() < this.respondedAt + awayMs;
  }

  /**
   * Asks once, and stores and makes live what is new. Never rejects. Answers whether to ask again without a pause: the
   * service tells of a change when it happens.
   */
  async look(): Promise<boolean> {
    const beganAt = performance.now();
    try {
      const changed = await this.service.changed(this.end.signal);
      const hasWaited = changed !== undefined || performance.now() - beganAt > shortestWaitMs;
      const isFollowed = !changed || !this.isTooEarly(changed.live);
      if (changed && isFollowed) {
        await this.follow(changed.live);
        changed.keep();
        this.failed = undefined;
      }
      await this.report();
      this.respondedAt = performance.now();
      if (!this.failed) {
        this.followedAt = this.respondedAt;
        this.warning = undefined;
      }
      return this.service.waits && hasWaited && isFollowed;
    } catch (error) {
      this.warnOnce(error);
      return false;
    }
  }

  private async follow(live: PromotedVersions): Promise<void> {
    try {
      const faults: unknown[] = [];
      const apps = await this.storeLive(promotedOf(live), faults);
      for (const [app, promoted] of apps) {
        await this.makeLive(app, promoted);
        await this.endOtherCanary(app, promoted);
      }
      for (const [app, canary] of await this.store(canariesOf(apps), faults)) await this.giveToShare(app, canary);
      // What could not be stored of one app holds up no other's, nor a canary what is live beside it.
      this.followed = live;
      if (faults.length > 0) throw faults[0];
    } catch (error) {
      const pauseMs = this.failed?.revision === live.revision ? this.failed.pauseMs * 2 : everyMs;
      this.failed = {
        ...{ revision: live.revision, pauseMs: Math.min(pauseMs, longestRetryMs) },
        until: performance.now() + pauseMs,
      };
      throw error;
    }
  }

  /** The same as `store`, but for what was made live here already: to read all files of a version takes the processor. */
  private async storeLive(all: OfApp<PromotedVersion>[], faults: unknown[]): Promise<OfApp<PromotedVersion>[]> {
    const isLiveHere = ([app, { at }]: OfApp<PromotedVersion>) => this.madeLive.get(app) === at;
    const changed = all.filter((each) => !isLiveHere(each));
    const stored = await this.store(changed, faults);
    return all.filter((each) => isLiveHere(each) || stored.includes(each));
  }

  /** Answers those that are whole on this disk, and adds why others are not. */
  private async store<Stored extends { version: string }>(all: OfApp<Stored>[], faults: unknown[]) {
    const storing = { releasesDir: this.options.releasesDir, source: this.service, signal: this.end.signal };
    const stored = await Promise.allSettled(all.map(([app, { version }]) => storeRelease(storing, app, version)));
    faults.push(...stored.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
    return all.filter((_, index) => stored[index]?.status === 'fulfilled');
  }

  /** Once for each promotion: what this machine has rolled back since, by itself, stays so while other apps change. */
  private async makeLive(app: ReleasedApp, promoted: PromotedVersion): Promise<void> {
    if (this.madeLive.get(app) === promoted.at) return;
    await this.swapTo(app, promoted);
    this.madeLive.set(app, promoted.at);
  }

  private async swapTo(app: ReleasedApp, { version, kind, who, because, rehearsal }: PromotedVersion): Promise<void> {
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

  /** Ends the canary that this machine still has where there is none or another by now. */
  private async endOtherCanary(app: ReleasedApp, { version, canary }: PromotedVersion): Promise<void> {
    const { releasesDir } = this.options;
    const seen = await readTraffic(releasesDir, app);
    if (!seen.canary || seen.canary.version === canary?.version) return;
    await swapPointer(releasesDir, { kind: 'withdraw', app, seen, to: version, who: 'the release service' });
  }

  private async giveToShare(app: ReleasedApp, canary: PromotedCanary): Promise<void> {
    const { releasesDir } = this.options;
    const seen = await readTraffic(releasesDir, app);
    if (seen.canary?.version === canary.version && seen.canary.percent === canary.percent) return;
    await swapPointer(releasesDir, {
      ...{ kind: 'canary', app, seen, to: canary.version },
      ...{ percent: canary.percent, who: canary.who, because: canary.because ?? undefined },
      rehearsed: canary.rehearsal === null ? undefined : canary.rehearsal === 'passed',
    });
  }

  /** While a canary runs each copy of the shell reports, so that it is known how many there are. */
  private async report(): Promise<void> {
    const isRunning = promotedOf(this.followed ?? { revision: 0, apps: {} }).some(([, { canary }]) => canary);
    // What was counted of a canary that has ended says nothing of the next one.
    if (!isRunning) return this.reporter.forget();
    if (this.looks++ % looksPerReport === 0) await this.reporter.report(this.end.signal);
  }

  /** What could not be stored a moment ago is not fetched each second. */
  private isTooEarly({ revision }: PromotedVersions): boolean {
    return this.failed?.revision === revision && performance.now() < this.failed.until;
  }

  /** Logged once: it is tried again all the time. */
  private warnOnce(error: unknown): void {
    const warning = String(error);
    if (this.end.signal.aborted || warning === this.warning) return;
    this.warning = warning;
    this.options.log.error({ err: error }, 'the release service can’t be followed; what is live here stays');
  }
}

type OfApp<Of> = [ReleasedApp, Of];

const promotedOf = ({ apps }: PromotedVersions): OfApp<PromotedVersion>[] =>
  Object.entries(apps).flatMap(([app, promoted]): OfApp<PromotedVersion>[] => (promoted ? [[app, promoted]] : []));

const canariesOf = (apps: OfApp<PromotedVersion>[]): OfApp<PromotedCanary>[] =>
  apps.flatMap(([app, { canary }]): OfApp<PromotedCanary>[] => (canary ? [[app, canary]] : []));
