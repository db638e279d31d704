import { statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { appScopes, type Canary, type ReleasedApp, type ReleaseSet } from '@site/federation';
import { Problem, readPointerState } from '@site/releases';
import type { Logger } from 'pino';
import type { LastGoodReleases } from './last-good-releases';
import { LiveSet, type LoadedCanary } from './live-set';
import { nameOf, type LoadedRelease } from './loaded-release';
import type { ReleaseCache } from './release-cache';

interface LiveReleasesOptions {
  releasesDir: string;
  releaseCache: ReleaseCache;
  lastGood: LastGoodReleases;
  log: Logger;
  /**
   * How long requests wait for a new set, so that the next page after a promotion is the new one. After that they get
   * what was live before: a release that hangs while it is loaded holds up nobody else.
   */
  waitMs: number;
}

/** The longest pause before a set that can't be loaded is tried again. */
const longestRetryMs = 60_000;
/** For folders whose changes the system does not announce. */
const pollMs = 2_000;

/** Follows the pointer file. A set that can't be loaded never replaces one that works. */
export class LiveReleases {
  private live: LiveSet | undefined;
  /** Identity of the pointer file as it was last read. */
  private seen = '';
  /** The same within this turn of the event loop; undefined until first read. */
  private looked: string | undefined;
  /** True while the pointer file can't be read. */
  private unreachable = false;
  private loading: Promise<void> | undefined;
  /** What requests wait for. */
  private awaited: Promise<unknown> | undefined;
  /** Sets that are loading. */
  private underWay = 0;
  /** Canaries that this process no longer serves, whatever the pointer says. */
  private readonly stopped = new Set<string>();
  /** True while the pointer names a release that could not be loaded. */
  private incomplete = false;
  private readonly warnings = new Set<string>();
  private watcher: FSWatcher | undefined;
  private poll: NodeJS.Timeout | undefined;
  private retrying = false;
  private retryMs = 0;
  private retryAt = 0;

  constructor(private readonly options: LiveReleasesOptions) {}

  /** Loads what is live and starts to follow it. Throws Problem when there is nothing to serve. */
  async start(): Promise<void> {
    this.seen = this.identity();
    this.live = await this.load();
    this.keepRunning();
    this.poll = setInterval(() => void this.retry(), pollMs).unref();
    this.watchFolder();
  }

  stop(): void {
    this.watcher?.close();
    clearInterval(this.poll);
  }

  /** What was live when last read. */
  get loaded(): LiveSet | undefined {
    return this.live;
  }

  /** What is live now, if that is known without waiting. */
  get settled(): LiveSet | undefined {
    return this.identity() === this.seen && this.underWay === 0 ? this.live : undefined;
  }

  /** What is live now: checking the file itself means that no request sees an outdated set. */
  async current(): Promise<LiveSet> {
    const identity = this.identity();
    if (identity !== this.seen) {
      this.seen = identity;
      this.retryMs = 0;
      this.underWay += 1;
      const loading = this.replaceNext().finally(() => (this.underWay -= 1));
      this.awaited = Promise.race([loading, setTimeout(this.options.waitMs, undefined, { ref: false })]);
    }
    await this.awaited;
    if (!this.live) throw new Error('No release is loaded.');
    return this.live;
  }

  /** Stops serving a canary from this moment on: the file may not change in time, or not at all. */
  stopCanary(app: ReleasedApp, canary: Canary): void {
    this.stopped.add(identityOf(app, canary));
    this.live = this.live?.withoutCanary(app);
    this.keepRunning();
  }

  /** Shows changes sooner than the poll, where the system still has a watch for this process. */
  private watchFolder(): void {
    const warn = (error: unknown) => this.options.log.warn(error, 'the folder of releases can no longer be watched');
    try {
      // The folder, not the file: a promotion puts another file in its place.
      this.watcher = watch(this.options.releasesDir, () => void this.current());
      this.watcher.on('error', warn);
    } catch (error) {
      warn(error);
    }
  }

  /** Retries a set that could not be loaded, such as one whose files had not all arrived. */
  private async retry(): Promise<void> {
    const { revision } = await this.current();
    const pointer = await this.readPointer().catch(() => undefined);
    if (!pointer || (pointer.revision === revision && !this.incomplete)) return;
    if (this.retrying || this.underWay > 0 || performance.now() < this.retryAt) return;
    this.retrying = true;
    await this.replaceNext();
    this.retrying = false;
    this.retryMs = Math.min(Math.max(this.retryMs * 2, pollMs), longestRetryMs);
    this.retryAt = performance.now() + this.retryMs;
  }

  /** One set after the other, so that the last one read is the one that stays. */
  private replaceNext(): Promise<void> {
    const previous = this.loading;
    this.loading = (async () => {
      await previous;
      await this.replace();
    })();
    return this.loading;
  }

  /** The processes of what is live, and of nothing else. */
  private keepRunning(): void {
    this.options.releaseCache.keep(this.live?.all ?? []);
  }

  private async replace(): Promise<void> {
    const { log } = this.options;
    try {
      const before = this.live?.revision;
      this.live = await this.load();
      this.keepRunning();
      if (!this.incomplete) this.warnings.clear();
      if (this.live.revision === before) return;
      log.info({ revision: this.live.revision, live: this.live.names }, 'a new release set is live');
    } catch (error) {
      this.warnOnce(error, 'the new release set can’t be served; the one before stays live');
    }
  }

  private async load(): Promise<LiveSet> {
    const pointer = await this.readPointer();
    this.incomplete = false;
    const apps = new Map<ReleasedApp, LoadedRelease>();
    for (const [app, version] of Object.entries(pointer.apps)) {
      const loaded = version && (await this.loadLive(app, version));
      if (loaded) apps.set(app, loaded);
    }
    return new LiveSet(pointer.revision, apps, await this.loadCanaries(pointer));
  }

  /**
   * What is served of an app already stays where the new release is damaged; at startup the previous one takes its place.
   * An app that not every product has holds up no other: it is left out, and its addresses are the site's.
   */
  private async loadLive(app: ReleasedApp, version: string): Promise<LoadedRelease | undefined> {
    try {
      return await this.options.releaseCache.take(app, version);
    } catch (error) {
      this.incomplete = true;
      const earlier = this.live?.of(app) ?? (await this.options.lastGood.beforeVersion(app, version));
      if (!earlier && Object.hasOwn(appScopes, app)) throw error;
      const served = earlier ? nameOf(earlier) : 'none of it';
      const repair = `run "npm run repair" to fetch it again, or release ${app} again`;
      this.warnOnce(error, `${app}@${version} is live and can’t be loaded: ${served} is served; ${repair}`);
      return earlier;
    }
  }

  /** A canary that can't be loaded is served to nobody. */
  private async loadCanaries({ canaries = {} }: ReleaseSet): Promise<Map<ReleasedApp, LoadedCanary>> {
    const loaded = new Map<ReleasedApp, LoadedCanary>();
    for (const [app, canary] of Object.entries(canaries)) {
      if (!canary) continue;
      try {
        loaded.set(app, { ...canary, loaded: await this.options.releaseCache.take(app, canary.version) });
      } catch (error) {
        this.incomplete = true;
        this.warnOnce(error, 'the canary can’t be served; everybody gets what is live');
      }
    }
    return new Map([...loaded].filter(([app, canary]) => !this.stopped.has(identityOf(app, canary))));
  }

  private async readPointer(): Promise<ReleaseSet> {
    const { releasesDir } = this.options;
    const { set, damage } = await readPointerState(releasesDir);
    if (damage) this.warnOnce(damage, 'run "npm run repair" to write the pointer again');
    if (set) return set;
    throw new Problem(`No release is live in ${releasesDir}: run "npm run release -- public-site" first.`);
  }

  /** Logged once: a check every few seconds must not fill the log. */
  private warnOnce(error: unknown, message: string): void {
    const warning = `${message}: ${error}`;
    if (this.warnings.has(warning)) return;
    this.warnings.add(warning);
    this.options.log.error({ err: error }, message);
  }

  /**
   * Microseconds on a local disk, and blocking on purpose: a request must not overtake a promotion. Those that are read
   * in one turn of the event loop had all been sent before the first of them asks, so that one look serves them.
   */
  private identity(): string {
    if (this.looked !== undefined) return this.looked;
    this.looked = this.look();
    setImmediate(() => (this.looked = undefined));
    return this.looked;
  }

  /** The last state, if the volume does not respond just now: what is live is in memory. */
  private look(): string {
    try {
      const stat = statSync(this.pointerFile, { throwIfNoEntry: false });
      this.unreachable = false;
      return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
    } catch (error) {
      if (!this.unreachable) this.options.log.error(error, 'the folder of releases can’t be read; what is live stays');
      this.unreachable = true;
      return this.seen;
    }
  }

  private get pointerFile(): string {
    return join(this.options.releasesDir, 'current.json');
  }
}

const identityOf = (app: ReleasedApp, { version, since }: Canary): string => `${app}@${version} ${since}`;
