import type { Release } from '@site/federation';

/** Enough for what is live, its canary, previews, and what open tabs still use. */
const maxPerApp = 8;

/**
 * The releases that this process has served, the last ones of each app. Only these have their own series: a client
 * can't create any by what it sends.
 */
export class KnownReleases {
  private readonly releases = new Map<string, Release>();
  private readonly latest = new Map<string, Release>();

  /** `forget` is called with each evicted release. */
  constructor(private readonly forget: (release: Release) => void) {}

  /** Notes that a page of this release is being answered. */
  serve(release: Release): void {
    if (this.latest.get(release.app) === release) return;
    this.latest.set(release.app, release);
    const name = nameOf(release);
    this.releases.delete(name);
    this.releases.set(name, release);
    const ofApp = [...this.releases.values()].filter(({ app }) => app === release.app);
    for (const oldest of ofApp.slice(0, -maxPerApp)) {
      this.releases.delete(nameOf(oldest));
      this.forget(oldest);
    }
  }

  find(name: string): Release | undefined {
    return this.releases.get(name);
  }
}

/** `app@version`. */
const nameOf = ({ app, version }: Pick<Release, 'app' | 'version'>): string => `${app}@${version}`;
