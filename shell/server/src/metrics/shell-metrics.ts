import { CONTRACT_VERSION, type Release, type VitalName } from '@site/federation';
import type { LoadGuard } from '@site/overload';
import { createRegistry, forgetSeries, sampledCounter, sampledGauge, statusClass } from '@site/telemetry';
import type { EarlyMiddleware } from '@site/http';
import type { Response } from 'express';
import { Counter, Histogram } from 'prom-client';
import { pathOf } from '../http/plain-path';
import type { LiveSet } from '../releases/live-set';
import type { ReleaseFollower } from '../releases/service/release-follower';
import { type EndReason, endReasons } from '@site/render-host';
import { AddressPatterns } from '../releases/address-patterns';
import { KnownReleases } from './known-releases';
import { VitalMetrics } from './vital-metrics';

/** Where a vital was measured, as reported by a browser. */
interface PageView {
  /** A chunk's name; empty for an app that renders itself in the browser. */
  page: string;
  path: string;
}

export type DroppedReport = 'foreign' | 'too many' | 'too large' | 'invalid';

/** Upper bounds in seconds, from a cached page to one that waits for a slow API. */
const renderBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const requestBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const byRelease = ['app', 'version'] as const;
type Named = Record<(typeof byRelease)[number], string>;
/** Label for versions that this process has not served, such as those of old tabs. */
const otherVersion = 'other';

/** The shell's metrics, by release. */
export class ShellMetrics {
  readonly registry = createRegistry();
  private readonly registers = [this.registry];
  private readonly requests = new Counter({
    name: 'shell_requests_total',
    help: 'Answered requests by the release whose page it was, or the shell itself, by kind and class of status.',
    labelNames: [...byRelease, 'kind', 'status'],
    registers: this.registers,
    // The first of all that is collected.
    collect: () => this.beginFailures(),
  });
  private readonly requestSeconds = new Histogram({
    name: 'shell_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: requestBounds,
    registers: this.registers,
  });
  private readonly renderSeconds = new Histogram({
    name: 'shell_render_seconds',
    help: 'Time that a release’s own code took for a page.',
    labelNames: byRelease,
    buckets: renderBounds,
    registers: this.registers,
  });
  private readonly renderErrors = new Counter({
    name: 'shell_render_errors_total',
    help: 'Pages that a release’s own code did not render: it threw, or was too late.',
    labelNames: byRelease,
    registers: this.registers,
  });
  private readonly hostEnds = new Counter({
    name: 'shell_render_host_ends_total',
    help: 'Ends of the process that runs a release’s own code while it was needed: it died, hung, or took too much memory or output.',
    labelNames: [...byRelease, 'reason'],
    registers: this.registers,
  });
  private readonly pageCache = new Counter({
    name: 'shell_page_cache_total',
    help: 'Pages by how they came about: hit, stale, miss, fallback, or none for what is never stored.',
    labelNames: [...byRelease, 'outcome'],
    registers: this.registers,
  });
  private readonly browserErrors = new Counter({
    name: 'shell_browser_errors_total',
    help: 'Errors that browsers have reported.',
    labelNames: byRelease,
    registers: this.registers,
  });
  private readonly droppedReports = new Counter({
    name: 'shell_reports_dropped_total',
    help: 'Reports of browsers that were not taken, by reason.',
    labelNames: ['reason'],
    registers: this.registers,
  });
  private readonly vitals = new VitalMetrics(this.registry);
  private readonly known = new KnownReleases((release) => this.forget(release));
  private readonly shell: Named;

  /** `version` is the shell's own. */
  constructor(
    private readonly version: string,
    private readonly live: () => LiveSet | undefined,
    guard: Pick<LoadGuard, 'shed'>,
  ) {
    this.shell = { app: 'shell', version };
    sampledCounter(this.registry, {
      name: 'shell_requests_turned_away_total',
      help: 'Requests that were answered with 503 because there were too many.',
      samples: () => [{ value: guard.shed }],
    });
    this.addLiveSet();
  }

  /** Where there is a release service. */
  addFollower(follower: Pick<ReleaseFollower, 'followedSeconds'>): void {
    sampledGauge(this.registry, {
      name: 'shell_release_service_followed_seconds',
      help: 'For how long this shell has not followed the release service.',
      samples: () => [{ value: follower.followedSeconds }],
    });
  }

  /** Records which release serves a page; from now on it has its own series. */
  serve(release: Release): void {
    this.known.serve(release);
  }

  readonly count: EarlyMiddleware = ({ url }, response, next) => {
    const began = performance.now();
    response.once('close', () => this.countResponse(pathOf(url), response, performance.now() - began));
    next();
  };

  /** May be another release than the page's own: an earlier one renders what the page's own can't. */
  rendered(release: Release, milliseconds: number): void {
    this.serve(release);
    this.renderSeconds.observe(named(release), milliseconds / 1000);
  }

  renderFailed(release: Release): void {
    this.serve(release);
    this.renderErrors.inc(named(release));
  }

  hostEnded(release: Release, reason: EndReason): void {
    this.serve(release);
    this.hostEnds.inc({ ...named(release), reason });
  }

  browserFailed(name: string): void {
    this.browserErrors.inc(this.named(name));
  }

  /** A vital of a page; not counted when this process has not served its release. */
  measured(name: string, view: PageView, vital: VitalName, value: number): void {
    const release = this.known.find(name);
    if (release) this.vitals.observe(release, pageLabel(release, view), vital, value);
  }

  dropped(reason: DroppedReport): void {
    this.droppedReports.inc({ reason });
  }

  /** At none: that a counter has risen, Prometheus sees only from a value that it has read before. */
  private beginFailures(): void {
    this.browserErrors.inc(this.shell, 0);
    for (const { release, host } of this.live()?.all ?? []) {
      this.serve(release);
      for (const errors of [this.renderErrors, this.browserErrors]) errors.inc(named(release), 0);
      if (host) for (const reason of endReasons) this.hostEnds.inc({ ...named(release), reason }, 0);
    }
  }

  private countResponse(path: string, response: Response, milliseconds: number): void {
    // Express has added it, or who answered before.
    const { page, cache } = response.locals ?? {};
    const kind = requestKind(path, page);
    const { app, version } = page ? this.named(page) : this.shell;
    this.requests.inc({ app, version, kind, status: statusClass(response) });
    this.requestSeconds.observe({ kind }, milliseconds / 1000);
    if (cache) this.pageCache.inc({ app, version, outcome: cache });
  }

  private named(name: string): Named {
    const known = this.known.find(name);
    if (known) return named(known);
    const [app = '', version = ''] = name.split('@');
    return { app, version: name === `shell@${this.version}` ? version : otherVersion };
  }

  private forget(release: Release): void {
    const { requests, renderSeconds, renderErrors, hostEnds, pageCache, browserErrors, vitals } = this;
    const metrics = [requests, renderSeconds, renderErrors, hostEnds, pageCache, browserErrors, ...vitals.all];
    for (const metric of metrics) void forgetSeries(metric, named(release));
  }

  private addLiveSet(): void {
    const { registry } = this;
    sampledGauge(registry, {
      name: 'shell_info',
      help: 'The shell that answers: its build, and the contract it speaks.',
      labelNames: ['version', 'contract'],
      samples: () => [{ labels: { version: this.version, contract: CONTRACT_VERSION }, value: 1 }],
    });
    sampledGauge(registry, {
      name: 'shell_live_revision',
      help: 'Revision of the release set that is live.',
      samples: () => [{ value: this.live()?.revision ?? 0 }],
    });
    sampledGauge(registry, {
      name: 'shell_render_host_bytes',
      help: 'Resident memory of the process that runs the code of a live release or a canary.',
      labelNames: [...byRelease],
      samples: () =>
        (this.live()?.all ?? []).flatMap(({ release, host }) =>
          host ? [{ labels: named(release), value: host.usage.bytes }] : [],
        ),
    });
    sampledGauge(registry, {
      name: 'shell_live_info',
      help: 'The releases that visitors get: of each app the live one, and its canary.',
      labelNames: [...byRelease, 'as'],
      samples: () => {
        const live = this.live();
        return (live?.all ?? []).map((loaded) => ({
          labels: { ...named(loaded.release), as: live?.has(loaded) ? 'live' : 'canary' },
          value: 1,
        }));
      },
    });
  }
}

const named = ({ app, version }: Release): Named => ({ app, version });

const requestKinds = [
  ['/releases/', 'file'],
  ['/shell/', 'file'],
  ['/media/', 'media'],
  ['/api/', 'api'],
  ['/client-errors', 'report'],
  ['/web-vitals', 'report'],
] as const;

type RequestKind = (typeof requestKinds)[number][1] | 'page' | 'other';

/** What a request was for, as one of a few labels. */
function requestKind(path: string, page?: string): RequestKind {
  if (page) return 'page';
  return requestKinds.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
}

/** The kind of page, from names that only the release defines: one of its chunks, or else an address pattern. */
function pageLabel({ chunks, addresses }: Release, { page, path }: PageView): string {
  if (page) return Object.hasOwn(chunks, page) ? page : 'other';
  return new AddressPatterns(addresses.map((pattern) => [pattern, pattern] as const)).find(path) ?? 'other';
}
