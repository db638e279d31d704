import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Release, ReleasedApp } from '@site/federation';
import { type PromotedVersion, type PromotedVersions, valuesIn } from '@site/releases';
import type { CanaryReport, ServedReport } from '../releases/service/release-service';
import type { CountedVersion } from '../traffic/canary-counts';
import { type FixtureRelease, FixtureReleases } from './fixture-releases';

export const serviceSecret = 'a secret of shells and API';

/** Files that the description of a fixture names. */
const named = { 'client/js/home.js': 'home', 'client/js/app.js': 'app', 'client/assets/archivo.woff2': 'font' };

/** Stands where the API's release service would; answers everything else with a text. */
export class FakeReleaseService {
  private readonly releases = new FixtureReleases();
  private live: PromotedVersions = { revision: 0, apps: {} };
  /** By SHA-256. */
  private readonly files = new Map<string, Buffer>();
  /** While true every file that is sent is another than was asked for. */
  isBroken = false;
  /** Those that were asked for. */
  readonly sent: string[] = [];
  /** Versions whose manifests were asked for. */
  readonly askedFor: string[] = [];
  readonly reports: CanaryReport[] = [];
  /** What shells have said that they serve. */
  readonly served: ServedReport[] = [];
  /** How often it told that nothing has changed. */
  unchanged = 0;
  /** Whether it lets those wait for a change who prefer to. */
  letsWait = false;
  /** Milliseconds between an answer about what is live and the next question. */
  readonly pauses: number[] = [];
  private answeredAt = performance.now();
  private readonly waiting = new Set<() => void>();

  get isAwaited(): boolean {
    return this.waiting.size > 0;
  }

  /** Has a version that is not live. */
  async publish(fixture: FixtureRelease): Promise<void> {
    await this.releases.add({ ...fixture, files: { ...named, ...fixture.files } });
  }

  async promote(fixture: FixtureRelease, how: Partial<PromotedVersion> = {}): Promise<void> {
    const { app = 'public-site', version } = fixture;
    await this.publish(fixture);
    const revision = this.live.revision + 1;
    const promoted: PromotedVersion = {
      ...{ version, revision, kind: 'promote', at: new Date().toISOString(), who: 'pipeline (token)' },
      ...{ because: 'a better page', rehearsal: 'skipped', ...how },
    };
    this.live = { revision, apps: { ...this.live.apps, [app]: promoted } };
    for (const respond of this.waiting) respond();
  }

  /** Gives a version of the site to a share; 0 ends that. */
  async give(fixture: FixtureRelease, percent: number): Promise<void> {
    await this.publish(fixture);
    const { version } = fixture;
    const at = new Date().toISOString();
    const canary = { version, percent, since: at, at, who: 'admin', because: null, rehearsal: 'passed' as const };
    const live = this.live.apps['public-site'];
    if (!live) throw new Error('Nothing of the site is live.');
    const revision = this.live.revision + 1;
    const promoted = { ...live, revision, canary: percent > 0 ? canary : undefined };
    this.live = { revision, apps: { ...this.live.apps, 'public-site': promoted } };
  }

  /** What shells have reported of a version of the site, added up. */
  countsOf(version: string) {
    const counts = this.reports.flatMap((report) => report.counts).filter((count) => count.version === version);
    const sum = (pick: (count: CountedVersion) => number) => counts.reduce((total, count) => total + pick(count), 0);
    const { views, errors } = { views: sum((count) => count.views), errors: sum((count) => count.errors) };
    return { views, errors, lcp: sum(({ lcp }) => valuesIn(lcp)), inp: sum(({ inp }) => valuesIn(inp)) };
  }

  remove(): Promise<void> {
    return this.releases.remove();
  }

  readonly respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, path] = /^\/api\/live-set(.*)$/.exec(request.url ?? '') ?? [];
    if (path === undefined) return void response.end('first');
    if (request.headers.authorization !== `Bearer ${serviceSecret}`) return void response.writeHead(401).end();
    if (path === '/counts') {
      this.reports.push((await json(request)) as CanaryReport);
      return void response.writeHead(204).end();
    }
    if (path === '/served') {
      this.served.push((await json(request)) as ServedReport);
      return void response.writeHead(204).end();
    }
    if (path === '') await this.untilChanged(request, response);
    const tag = `"${this.live.revision}"`;
    if (path === '' && request.headers['if-none-match'] === tag) {
      this.unchanged += 1;
      return void response.writeHead(304).end();
    }
    const [, kind, name = '', version = ''] = path.split('/');
    if (kind === 'files') return this.sendFile(name, response);
    if (kind === 'releases') this.askedFor.push(version);
    const manifest = () => this.manifest(name as ReleasedApp, version).catch(() => undefined);
    const content = kind === 'releases' ? await manifest() : this.live;
    if (!content) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/json', ETag: tag }).end(JSON.stringify(content));
  };

  private async untilChanged({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    this.pauses.push(performance.now() - this.answeredAt);
    response.once('finish', () => (this.answeredAt = performance.now()));
    if (!this.letsWait || headers.prefer !== 'wait=1') return;
    response.setHeader('Preference-Applied', 'wait=1');
    if (headers['if-none-match'] !== `"${this.live.revision}"`) return;
    await new Promise<void>((resolve) => {
      const respond = () => {
        clearTimeout(timer);
        this.waiting.delete(respond);
        resolve();
      };
      const timer = setTimeout(respond, 1_000);
      this.waiting.add(respond);
    });
  }

  private sendFile(sha256: string, response: ServerResponse): void {
    this.sent.push(String(this.files.get(sha256)));
    response.end(this.isBroken ? 'another file' : this.files.get(sha256));
  }

  private async manifest(app: ReleasedApp, version: string) {
    const folder = join(this.releases.folder, app, version);
    const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const release: Release = JSON.parse(text);
    const files: Record<string, { sha256: string; bytes: number }> = {};
    for (const path of Object.keys(release.integrity)) {
      const bytes = await readFile(join(folder, path));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      this.files.set(sha256, bytes);
      files[path] = { sha256, bytes: bytes.length };
    }
    return { release, files };
  }
}
