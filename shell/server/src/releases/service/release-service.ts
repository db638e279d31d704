import type { ReleasedApp } from '@site/federation';
import {
  type PackedFile,
  Problem,
  type PromotedVersions,
  type ReleaseManifest,
  type ReleaseSource,
} from '@site/releases';
import { callApi } from '../../http/call-api';
import type { Report } from '../../http/idempotent-reporter';
import type { CountedVersion } from '../../traffic/canary-counts';

/** What a shell serves of each app. */
export interface ServedReport {
  /** Of this process. */
  shell: string;
  host: string;
  versions: Record<string, string>;
}

export type CanaryReport = Report<{ counts: CountedVersion[] }>;

interface ReleaseServiceOptions {
  apiUrl: URL;
  secret: string;
}

/** How long an answer about what is live, or a whole file, may take. */
const responseMs = 3_000;
const fileMs = 60_000;

/** The API's release service, as a shell asks it. */
export class ReleaseService implements ReleaseSource {
  /** Of what is live, as it was last told. */
  private tag: string | undefined;
  /** Whether the last answer about what is live would have waited for a change: the next question needs no pause. */
  waits = false;

  constructor(private readonly options: ReleaseServiceOptions) {}

  /** What is live; undefined where it is the same as after the last call of `keep`. */
  async changed(signal: AbortSignal): Promise<{ live: PromotedVersions; keep: () => void } | undefined> {
    const known: Record<string, string> = this.tag ? { 'if-none-match': this.tag } : {};
    this.waits = false;
    const response = await this.request('', responseMs, signal, { prefer: 'wait=1', ...known });
    this.waits = response.headers.get('preference-applied') === 'wait=1';
    if (response.status === 304) return undefined;
    const live = (await response.json()) as PromotedVersions;
    const isComplete = Number.isInteger(live.revision) && typeof live.apps === 'object' && live.apps !== null;
    if (!isComplete) throw new Problem('The release service does not say what is live.');
    const tag = response.headers.get('etag') ?? undefined;
    return { live, keep: () => (this.tag = tag) };
  }

  async report(report: CanaryReport, signal: AbortSignal): Promise<void> {
    await this.request('/counts', responseMs, signal, {}, report);
  }

  async reportServed(report: ServedReport, signal: AbortSignal): Promise<void> {
    await this.request('/served', responseMs, signal, {}, report);
  }

  async manifest(app: ReleasedApp, version: string, signal: AbortSignal): Promise<ReleaseManifest> {
    return (await (await this.request(`/releases/${app}/${version}`, responseMs, signal)).json()) as ReleaseManifest;
  }

  async file({ sha256 }: PackedFile, signal: AbortSignal): Promise<Buffer> {
    return Buffer.from(await (await this.request(`/files/${sha256}`, fileMs, signal)).arrayBuffer());
  }

  private request(path: string, withinMs: number, signal: AbortSignal, headers = {}, body?: object): Promise<Response> {
    const { apiUrl, secret } = this.options;
    // By itself `fetch` would insist on a new answer, whatever the tag.
    const call = { withinMs, signal, secret, headers: { 'cache-control': 'max-age=0', ...headers }, body };
    return callApi(new URL(`/api/live-set${path}`, apiUrl), call);
  }
}
