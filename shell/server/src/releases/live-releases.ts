import { statSync, watch, type FSWatcher } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasedApps, type ReleasedApp, type ReleaseSet } from '@site/federation';
import type { Logger } from 'pino';
import { Problem } from '../problem';
import { LiveSet } from './live-set';
import { loadRelease, type LoadedRelease } from './loaded-release';

interface LiveReleasesOptions {
  releasesDir: string;
  log: Logger;
  /** For folders whose changes the system does not announce. */
  pollMs?: number;
}

/** Loaded releases that stay in memory for each app: a rollback then costs nothing. */
const keptPerApp = 3;

/** Follows the pointer file. A set that can't be loaded never replaces one that works. */
export class LiveReleases {
  private live: LiveSet | undefined;
  /** Identity of the pointer file as it was last read. */
  private seen = '';
  private loading: Promise<void> | undefined;
  private readonly kept = new Map<string, LoadedRelease>();
  private watcher: FSWatcher | undefined;
  private poll: NodeJS.Timeout | undefined;

  constructor(private readonly options: LiveReleasesOptions) {}

  /** Loads what is live and starts to follow it. Throws Problem when there is nothing to serve. */
  async start(): Promise<void> {
    const { releasesDir, pollMs = 2_000 } = this.options;
    this.seen = this.identity();
    if (!this.seen) {
      throw new Problem(`No release is live in ${releasesDir}: run "npm run release -- public-site" first.`);
    }
    this.live = await this.load();
    // The folder, not the file: a promotion puts another file in its place.
    this.watcher = watch(releasesDir, () => void this.current());
    this.watcher.on('error', (error) =>
      this.options.log.warn(error, 'the folder of releases can no longer be watched'),
    );
    this.poll = setInterval(() => void this.retry(), pollMs).unref();
  }

  stop(): void {
    this.watcher?.close();
    clearInterval(this.poll);
  }

  /** What is live at this moment: asking the file itself means that no request sees yesterday's set. */
  async current(): Promise<LiveSet> {
    const identity = this.identity();
    if (identity !== this.seen) {
      this.seen = identity;
      const previous = this.loading;
      this.loading = (async () => {
        await previous;
        await this.replace();
      })();
    }
    await this.loading;
    if (!this.live) throw new Error('No release is loaded.');
    return this.live;
  }

  /** Tries a set again that could not be loaded, such as one whose files had not all arrived. */
  private async retry(): Promise<void> {
    const { revision } = await this.current();
    const pointer = await this.readPointer().catch(() => undefined);
    if (!pointer || pointer.revision === revision) return;
    this.seen = '';
    await this.current();
  }

  private async replace(): Promise<void> {
    const { log } = this.options;
    try {
      this.live = await this.load();
      log.info({ revision: this.live.revision, live: this.live.names }, 'a new release set is live');
    } catch (error) {
      log.error(error, 'the new release set can’t be served; the one before stays live');
    }
  }

  private async load(): Promise<LiveSet> {
    const pointer = await this.readPointer();
    const apps = new Map<ReleasedApp, LoadedRelease>();
    for (const app of releasedApps) {
      const version = pointer.apps[app];
      if (version) apps.set(app, await this.loadOnce(app, version));
    }
    return new LiveSet(pointer.revision, apps);
  }

  private async loadOnce(app: ReleasedApp, version: string): Promise<LoadedRelease> {
    const name = `${app}@${version}`;
    const loaded = this.kept.get(name) ?? (await loadRelease(this.options.releasesDir, app, version));
    this.kept.delete(name);
    this.kept.set(name, loaded);
    const ofApp = [...this.kept.keys()].filter((key) => key.startsWith(`${app}@`));
    for (const old of ofApp.slice(0, -keptPerApp)) this.kept.delete(old);
    return loaded;
  }

  private async readPointer(): Promise<ReleaseSet> {
    const file = this.pointerFile;
    try {
      return JSON.parse(await readFile(file, 'utf8'));
    } catch (error) {
      throw new Problem(`${file} can't be read (${(error as Error).message}); promote a release to write it anew.`);
    }
  }

  /** Microseconds on a local disk, and blocking on purpose: a request must not overtake a promotion. */
  private identity(): string {
    const stat = statSync(this.pointerFile, { throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
  }

  private get pointerFile(): string {
    return join(this.options.releasesDir, 'current.json');
  }
}
