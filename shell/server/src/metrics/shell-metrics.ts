import { CONTRACT_VERSION, type Release, type VitalName } from '@site/federation';
import type { LoadGuard } from '@site/overload';
import { addProcessMetrics, Registry, statusClass } from '@site/telemetry';
import type { Exchange } from '../http/exchange';
import type { LiveSet } from '../releases/live-set';
import type { EndReason } from '@site/render-host';
import { renderBounds, requestBounds } from './buckets';
import { KnownReleases } from './known-releases';
import { requestKind } from './request-kind';
import { pageLabel, type PageView } from './page-label';
import { VitalMetrics } from './vital-metrics';

export type DroppedReport = 'foreign' | 'too many' | 'too large' | 'invalid';

const byRelease = ['app', 'version'] as const;
type Named = Record<(typeof byRelease)[number], string>;
/** Label for versions that this process has not served, such as those of old tabs. */
const otherVersion = 'other';

/** The shell's metrics, by release. */
export class ShellMetrics {
  readonly registry = new Registry();
  private readonly known = new KnownReleases(({ app, version }) => this.registry.forget({ app, version }));
  private readonly requests = this.registry.counter(
    'shell_requests_total',
    'Answered requests by the release whose page it was, or the shell itself, by kind and class of status.',
    [...byRelease, 'kind', 'status'],
  );
  private readonly requestSeconds = this.registry.histogram(
    'shell_request_seconds',
    'Time from a request to the end of its answer.',
    ['kind'],
    requestBounds,
  );
  private readonly renderSeconds = this.registry.histogram(
    'shell_render_seconds',
    'Time that a release’s own code took for a page.',
    byRelease,
    renderBounds,
  );
  private readonly renderErrors = this.registry.counter(
    'shell_render_errors_total',
    'Pages that a release’s own code did not render: it threw, or was too late.',
    byRelease,
  );
  private readonly hostEnds = this.registry.counter(
    'shell_render_host_ends_total',
    'Ends of the process that runs a release’s own code while it was needed: it died, hung, or took too much memory or output.',
    [...byRelease, 'reason'],
  );
  private readonly pageCache = this.registry.counter(
    'shell_page_cache_total',
    'Pages by how they came about: hit, stale, miss, fallback, or none for what is never stored.',
    [...byRelease, 'outcome'],
  );
  private readonly browserErrors = this.registry.counter(
    'shell_browser_errors_total',
    'Errors that browsers have reported.',
    byRelease,
  );
  private readonly droppedReports = this.registry.counter(
    'shell_reports_dropped_total',
    'Reports of browsers that were not taken, by reason.',
    ['reason'],
  );
  private readonly vitals = new VitalMetrics(this.registry);
  private readonly shell: Named;

  /** `version` is the shell's own. */
  constructor(
    private readonly version: string,
    private readonly live: () => LiveSet | undefined,
    guard: Pick<LoadGuard, 'shed'>,
  ) {
    this.shell = { app: 'shell', version };
    this.registry.sampled(
      'shell_requests_turned_away_total',
      'Requests that were answered with 503 because there were too many.',
      () => [{ value: guard.shed }],
      'counter',
    );
    this.addLiveSet();
    addProcessMetrics(this.registry);
  }

  /** Records which release serves a page; from now on it has its own series. */
  serve(release: Release): void {
    this.known.serve(release);
  }

  answered(exchange: Exchange, milliseconds: number): void {
    const { logged, response } = exchange;
    const kind = requestKind(exchange);
    const { app, version } = logged.page ? this.named(logged.page) : this.shell;
    this.requests.add([app, version, kind, statusClass(response.statusCode)]);
    this.requestSeconds.observe([kind], milliseconds / 1000);
    if (logged.cache) this.pageCache.add([app, version, logged.cache]);
  }

  /** May be another release than the page's own: an earlier one stands in for one that fails. */
  rendered(release: Release, milliseconds: number): void {
    this.serve(release);
    this.renderSeconds.observe([release.app, release.version], milliseconds / 1000);
  }

  renderFailed(release: Release): void {
    this.serve(release);
    this.renderErrors.add([release.app, release.version]);
  }

  hostEnded(release: Release, reason: EndReason): void {
    this.serve(release);
    this.hostEnds.add([release.app, release.version, reason]);
  }

  browserFailed(name: string): void {
    const { app, version } = this.named(name);
    this.browserErrors.add([app, version]);
  }

  /** A vital of a page; not counted when this process has not served its release. */
  measured(name: string, view: PageView, vital: VitalName, value: number): void {
    const release = this.known.find(name);
    if (release) this.vitals.observe(release, pageLabel(release, view), vital, value);
  }

  dropped(reason: DroppedReport): void {
    this.droppedReports.add([reason]);
  }

  private named(name: string): Named {
    const known = this.known.find(name);
    if (known) return known;
    const [app = '', version = ''] = name.split('@');
    return { app, version: name === `shell@${this.version}` ? version : otherVersion };
  }

  private addLiveSet(): void {
    const { registry } = this;
    registry.sampled('shell_info', 'The shell that answers: its build, and the contract it speaks.', () => [
      { labels: { version: this.version, contract: CONTRACT_VERSION }, value: 1 },
    ]);
    registry.sampled('shell_live_revision', 'Revision of the release set that is live.', () => [
      { value: this.live()?.revision ?? 0 },
    ]);
    registry.sampled(
      'shell_render_host_bytes',
      'Resident memory of the process that runs the code of a live release or a canary.',
      () =>
        (this.live()?.all ?? []).flatMap(({ release: { app, version }, host }) =>
          host ? [{ labels: { app, version }, value: host.usage.bytes }] : [],
        ),
    );
    registry.sampled('shell_live_info', 'The release of each app that is live.', () =>
      (this.live()?.names ?? []).map((name) => {
        const [app = '', version = ''] = name.split('@');
        return { labels: { app, version }, value: 1 };
      }),
    );
  }
}
