import type { ReleasedApp } from '@site/federation';
import type { Logger } from 'pino';
import type { LiveReleases } from '../releases/live-releases';
import type { LiveSet, LoadedCanary } from '../releases/live-set';
import { overBudget, type ErrorBudget } from './error-budget';
import { RollingTally, type Tally } from './rolling-tally';
import { withdrawCanary } from './withdraw-canary';

interface CanaryGuardOptions {
  releases: LiveReleases;
  releasesDir: string;
  budget: ErrorBudget;
  log: Logger;
}

/** A version as errors and views name it. */
export interface Version {
  app: string;
  version: string;
}

/** Long enough for the view that an error belongs to to be counted as well. */
const judgeAfterMs = 250;

interface Watch {
  since: string;
  tallies: Map<string, RollingTally>;
  judging: boolean;
}

/** Counts page views and errors of each canary and of what is live beside it, and takes back what is over its budget. */
export class CanaryGuard {
  private readonly watches = new Map<ReleasedApp, Watch>();

  constructor(private readonly options: CanaryGuardOptions) {}

  count(kind: keyof Tally, live: LiveSet, { app, version }: Version): void {
    for (const [name, canary] of live.canaries) {
      if (name !== app) continue;
      const watch = this.watchOf(name, canary);
      const { tallies } = watch;
      const versions = [canary.version, live.remotes[name]?.version];
      if (!versions.includes(version)) continue;
      const tally = tallies.get(version) ?? new RollingTally();
      tallies.set(version, tally);
      tally.add(kind);
      if (kind !== 'errors' || watch.judging) continue;
      watch.judging = true;
      setTimeout(() => this.judge(watch, live, name, canary), judgeAfterMs).unref();
    }
  }

  private judge(watch: Watch, live: LiveSet, app: ReleasedApp, canary: LoadedCanary): void {
    watch.judging = false;
    const sumOf = (version = '') => watch.tallies.get(version)?.sum ?? { views: 0, errors: 0 };
    const because = overBudget(sumOf(canary.version), sumOf(live.remotes[app]?.version), this.options.budget);
    if (!because) return;
    const { releases, releasesDir, log } = this.options;
    releases.stopCanary(app, canary);
    void withdrawCanary({ releasesDir, app, canary, because, log });
  }

  /** Every canary is judged by what happens from its beginning on. */
  private watchOf(app: ReleasedApp, { version, since }: LoadedCanary): Watch {
    const key = `${version} ${since}`;
    const known = this.watches.get(app);
    if (known?.since === key) return known;
    const watch = { since: key, tallies: new Map<string, RollingTally>(), judging: false };
    this.watches.set(app, watch);
    return watch;
  }
}
