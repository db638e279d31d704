import type { Release, ReleasedApp } from '@site/federation';
import type { EndReason, HostSettings } from '@site/render-host';
import { setMaxListeners } from 'node:events';
import type { FetchVersion } from './release-files';
import { loadRelease, nameOf, type LoadedRelease } from './loaded-release';

interface ReleaseCacheOptions {
  releasesDir: string;
  hosts: HostSettings;
  /** Gets a version that this machine lacks; undefined where there is nobody to ask. */
  fetchVersion?: FetchVersion | undefined;
}

type EndListener = (release: Release, reason: EndReason) => void;

/** Of each app, besides what is live or a canary: what was live before, and a few that are previewed. */
const spareOnes = 6;

/** A cache of loaded releases: those that visitors get and, of each app, the most recently used ones. Owns their processes. */
export class ReleaseCache {
  private readonly cached = new Map<string, Promise<LoadedRelease>>();
  private readonly all = new Set<LoadedRelease>();
  private needed = new Map<string, LoadedRelease>();
  private readonly listeners: EndListener[] = [];
  private readonly end = new AbortController();

  constructor(private readonly options: ReleaseCacheOptions) {
    // One for each process: more than ten are no leak.
    setMaxListeners(0, this.end.signal);
  }

  /** Calls back whenever the process of a release ends that was needed. */
  onEnd(listener: EndListener): void {
    this.listeners.push(listener);
  }

  /** Rejects with Problem when the release can't be loaded; it is retried the next time. */
  take(app: ReleasedApp, version: string): Promise<LoadedRelease> {
    const name = `${app}@${version}`;
    const loading = this.cached.get(name) ?? this.load(app, version);
    this.cached.delete(name);
    this.cached.set(name, loading);
    loading.catch(() => this.cached.delete(name));
    const spare = [...this.cached.keys()].filter((key) => key.startsWith(`${app}@`) && !this.needed.has(key));
    for (const old of spare.slice(0, -spareOnes)) this.drop(old);
    return loading;
  }

  /** Keeps the processes of these releases running; those of all others end once they have nothing to render. */
  keep(releases: LoadedRelease[]): void {
    const before = this.needed;
    this.needed = new Map(releases.map((loaded) => [nameOf(loaded), loaded]));
    for (const [name, { host }] of before) if (!this.needed.has(name)) host?.rest();
    for (const { host } of releases) host?.keep();
  }

  /** Ends all processes, also those that load a release: one that loops would outlive the shell. */
  stop(): void {
    for (const { host } of this.all) host?.stop();
    this.end.abort();
  }

  private async load(app: ReleasedApp, version: string): Promise<LoadedRelease> {
    const onEnd: EndListener = (release, reason) => this.listeners.forEach((listener) => listener(release, reason));
    const { fetchVersion } = this.options;
    const hosts = { ...this.options.hosts, signal: this.end.signal };
    const load = () => loadRelease({ ...this.options, hosts, onEnd }, app, version);
    await fetchVersion?.(app, version);
    const loaded = await load().catch(async (error) => {
      if (!(await fetchVersion?.(app, version, true))) throw error;
      return load();
    });
    this.all.add(loaded);
    if (this.end.signal.aborted) loaded.host?.stop();
    return loaded;
  }

  private drop(name: string): void {
    const loading = this.cached.get(name);
    this.cached.delete(name);
    void loading?.then(
      (loaded) => {
        this.all.delete(loaded);
        loaded.host?.rest();
      },
      // Whoever asked for it has been told that it can't be loaded.
      () => undefined,
    );
  }
}
