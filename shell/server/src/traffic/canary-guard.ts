import type { ReleasedApp, WebVitalsReport } from '@site/federation';
import type { Logger } from 'pino';
import type { LiveReleases } from '../releases/live-releases';
import type { LoadedCanary } from '../releases/live-set';
import type { CanaryCounts, Version } from './canary-counts';
import { overBudget, type ErrorBudget } from './error-budget';
import { RollingTally, type Tally } from './rolling-tally';
import type { ViewTokens } from './view-tokens';
import type { ReleaseSelection } from './release-selection';
import { withdrawCanary } from './withdraw-canary';

interface CanaryGuardOptions {
  releases: LiveReleases;
  releasesDir: string;
  budget: ErrorBudget;
  tokens: ViewTokens;
  /** What the release service is told; undefined: this shell follows none. */
  counts: CanaryCounts | undefined;
  /** Whether the release service judges the app's canary, over all copies of the shell. */
  isJudged: (app: ReleasedApp) => boolean;
  log: Logger;
}

/** Long enough for an error's view to be counted as well. */
const judgeAfterMs = 250;

interface Watch {
  since: string;
  tallies: Map<string, RollingTally>;
  judging: boolean;
}

/**
 * Counts page views, errors and vitals of each canary and of the live version. The release service judges by them; where none
 * is followed, or it is away, this copy of the shell withdraws a canary over its error budget.
 */
export class CanaryGuard {
  private readonly watches = new Map<ReleasedApp, Watch>();

  constructor(private readonly options: CanaryGuardOptions) {}

  /** Returns the token that an error report of this view must contain; undefined where no canary runs. */
  countView(selection: ReleaseSelection, version: Version): string | undefined {
    const isCounted = this.count('views', selection, version);
    const { bucket } = selection;
    return isCounted && bucket !== undefined ? this.options.tokens.issue({ ...version, bucket }) : undefined;
  }

  /** Counts a view that failed on the server. */
  countError(selection: ReleaseSelection, version: Version): void {
    this.count('errors', selection, version);
  }

  /** Counts an end of a release's process like a view that failed: it takes more than one page along. */
  countEnd(version: Version): void {
    const live = this.options.releases.loaded;
    for (const kind of ['views', 'errors'] as const) if (live) this.count(kind, { live, preview: undefined }, version);
  }

  /** Counts a browser's error report, once for each view that its visitor really got of this version. */
  countReport(selection: ReleaseSelection, version: Version, token: string): void {
    const { bucket } = selection;
    if (bucket === undefined || !this.options.tokens.redeem(token, { ...version, bucket })) return;
    this.count('errors', selection, version);
  }

  /** Counts what a browser has measured, each vital once for each view that its visitor really got of this version. */
  countVitals(selection: ReleaseSelection, { app, version, view = '', vitals }: WebVitalsReport): void {
    const { bucket } = selection;
    const { counts, tokens } = this.options;
    if (!counts || bucket === undefined || !this.compared(selection, { app, version })) return;
    for (const { name, value } of vitals) {
      if (name !== 'LCP' && name !== 'INP') continue;
      if (tokens.redeem(view, { app, version, bucket, use: name })) counts.measure({ app, version }, name, value);
    }
  }

  /** Views of a preview are not counted for a canary, nor are their errors. */
  private count(
    kind: keyof Tally,
    selection: Pick<ReleaseSelection, 'live' | 'preview'>,
    { app, version }: Version,
  ): boolean {
    const compared = this.compared(selection, { app, version });
    if (!compared) return false;
    const { canary, beside } = compared;
    const name = canary.loaded.release.app;
    this.options.counts?.count({ app, version }, kind);
    const watch = this.watchOf(name, canary);
    const tally = watch.tallies.get(version) ?? new RollingTally();
    watch.tallies.set(version, tally);
    tally.add(kind);
    if (kind !== 'errors' || watch.judging) return true;
    watch.judging = true;
    setTimeout(() => this.judge(watch, beside, name, canary), judgeAfterMs).unref();
    return true;
  }

  /** The canary that a version is counted for, and what is live beside it; undefined: for none. */
  private compared({ live, preview }: Pick<ReleaseSelection, 'live' | 'preview'>, { app, version }: Version) {
    const canary = [...live.canaries.values()].find(({ loaded }) => loaded.release.app === app);
    if (!canary || preview) return undefined;
    const beside = live.remotes[canary.loaded.release.app]?.version ?? '';
    return version === canary.version || version === beside ? { canary, beside } : undefined;
  }

  private judge(watch: Watch, beside: string, app: ReleasedApp, canary: LoadedCanary): void {
    watch.judging = false;
    if (this.options.isJudged(app)) return;
    const sumOf = (version: string) => watch.tallies.get(version)?.sum ?? { views: 0, errors: 0 };
    const because = overBudget(sumOf(canary.version), sumOf(beside), this.options.budget);
    if (!because) return;
    const { releases, releasesDir, log } = this.options;
    releases.stopCanary(app, canary);
    void withdrawCanary({ releasesDir, app, canary, because, log });
  }

  /** Every canary is judged only by what happens after its start. */
  private watchOf(app: ReleasedApp, { version, since }: LoadedCanary): Watch {
    const key = `${version} ${since}`;
    const known = this.watches.get(app);
    if (known?.since === key) return known;
    const watch = { since: key, tallies: new Map<string, RollingTally>(), judging: false };
    this.watches.set(app, watch);
    return watch;
  }
}
