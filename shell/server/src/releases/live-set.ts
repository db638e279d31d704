import { releasedApps, type CurrentRemotes, type ReleasedApp } from '@site/federation';
import { bestPattern } from './address-patterns';
import type { LoadedRelease } from './loaded-release';

/** What is live: one reading of the pointer, so that HTML and JavaScript always come from the same release. */
export class LiveSet {
  constructor(
    readonly revision: number,
    private readonly apps: ReadonlyMap<ReleasedApp, LoadedRelease>,
  ) {}

  /** The release whose page is at a path. */
  answering(path: string): LoadedRelease | undefined {
    const patterns = [...this.apps.values()].flatMap((loaded) =>
      loaded.release.addresses.map((pattern) => ({ pattern, loaded })),
    );
    return bestPattern(patterns, path)?.loaded;
  }

  /** The release that answers what no other does: the site's own, with its favicon and the like. */
  get fallback(): LoadedRelease | undefined {
    return [...this.apps.values()].find(({ release }) => release.addresses.includes('/*'));
  }

  get remotes(): CurrentRemotes {
    const entries = releasedApps.flatMap((app) => {
      const loaded = this.apps.get(app);
      return loaded ? [[app, loaded.remote] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  get names(): string[] {
    return [...this.apps.values()].map(({ release }) => `${release.app}@${release.version}`);
  }
}
