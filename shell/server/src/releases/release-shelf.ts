import type { ReleasedApp } from '@site/federation';
import { loadRelease, type LoadedRelease } from './loaded-release';

/** A cache of loaded releases: for each app, the most recently used ones. */
export class ReleaseShelf {
  private readonly held = new Map<string, Promise<LoadedRelease>>();

  constructor(
    private readonly releasesDir: string,
    private readonly perApp: number,
  ) {}

  /** Rejects with Problem when the release can't be loaded; it is retried the next time. */
  take(app: ReleasedApp, version: string): Promise<LoadedRelease> {
    const name = `${app}@${version}`;
    const loading = this.held.get(name) ?? loadRelease(this.releasesDir, app, version);
    this.held.delete(name);
    this.held.set(name, loading);
    loading.catch(() => this.held.delete(name));
    const ofApp = [...this.held.keys()].filter((key) => key.startsWith(`${app}@`));
    for (const old of ofApp.slice(0, -this.perApp)) this.held.delete(old);
    return loading;
  }
}
