import type { AppScopes, Canary, CurrentRemotes, ReleasedApp } from '@site/federation';
import { ownerOf, scopesOf } from '@site/releases';
import { AddressPatterns } from './address-patterns';
import { nameOf, type LoadedRelease } from './loaded-release';

/** A canary that is ready to answer. */
export interface LoadedCanary extends Canary {
  loaded: LoadedRelease;
}

/** What is live: one reading of the pointer, so that HTML and JavaScript always come from the same release. */
export class LiveSet {
  private patterns: AddressPatterns<LoadedRelease> | undefined;
  private scopes: AppScopes | undefined;

  constructor(
    readonly revision: number,
    private readonly apps: ReadonlyMap<ReleasedApp, LoadedRelease>,
    /** What a share of the visitors gets instead of what is live. */
    readonly canaries: ReadonlyMap<ReleasedApp, LoadedCanary> = new Map(),
  ) {}

  /** The set of a visitor who gets other releases instead of the live ones. */
  with(others: LoadedRelease[]): LiveSet {
    const apps = new Map(this.apps);
    for (const other of others) apps.set(other.release.app, other);
    return new LiveSet(this.revision, apps, this.canaries);
  }

  withoutCanary(app: ReleasedApp): LiveSet {
    return new LiveSet(this.revision, this.apps, new Map([...this.canaries].filter(([name]) => name !== app)));
  }

  has({ release }: LoadedRelease): boolean {
    return this.apps.get(release.app)?.release.version === release.version;
  }

  of(app: ReleasedApp): LoadedRelease | undefined {
    return this.apps.get(app);
  }

  /** The release that serves a path. What lies in another app's part of the site no release answers. */
  releaseFor(path: string): LoadedRelease | undefined {
    this.patterns ??= new AddressPatterns(
      [...this.apps.values()].flatMap((loaded) =>
        loaded.release.addresses
          .filter((pattern) => this.owning(pattern) === loaded)
          .map((pattern) => [pattern, loaded] as const),
      ),
    );
    return this.patterns.find(path);
  }

  /** The release in whose app's part of the site an address is. */
  owning(address: string): LoadedRelease | undefined {
    this.scopes ??= scopesOf([...this.apps.values()].map(({ release }) => release));
    const app = ownerOf(address, this.scopes);
    return app === undefined ? undefined : this.apps.get(app);
  }

  /** The release that serves what no other does: the site's own, with its favicon and the like. */
  get fallback(): LoadedRelease | undefined {
    return [...this.apps.values()].find(({ release }) => release.addresses.includes('/*'));
  }

  /** Of each app, without canaries. */
  get versions(): Record<ReleasedApp, string> {
    return Object.fromEntries([...this.apps].map(([app, { release }]) => [app, release.version]));
  }

  get remotes(): CurrentRemotes {
    return Object.fromEntries([...this.apps].map(([app, { remote }]) => [app, remote]));
  }

  /** Each loaded release of it, canaries included. */
  get all(): LoadedRelease[] {
    return [...this.apps.values(), ...[...this.canaries.values()].map(({ loaded }) => loaded)];
  }

  get appNames(): ReleasedApp[] {
    return [...this.apps.keys()];
  }

  get names(): string[] {
    return [...this.apps.values()].map(nameOf);
  }
}
