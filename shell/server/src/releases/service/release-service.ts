import type { ReleasedApp } from '@site/federation';
import {
  type PackedFile,
  Problem,
  type PromotedVersions,
  type ReleaseManifest,
  type ReleaseSource,
} from '@site/releases';
import type { CountedVersion } from '../../traffic/canary-counts';

/** What a shell has counted since its last report. One that is sent again is counted once. */
export interface CanaryReport {
  /** Of this process. */
  shell: string;
  sequence: number;
  counts: CountedVersion[];
}

interface ReleaseServiceOptions {
  apiUrl: URL;
  secret: string;
}

/** How long an answer about what is live, or a whole file, may take. */
const responseMs = 3_000;
const fileMs = 60_000;

/** What the service answers in place of what it was asked for. */
export class ServiceRefusal extends Problem {
  constructor(
    readonly status: number,
    address: URL,
  ) {
    super(`The release service answers ${status} at ${address}.`);
  }
}

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
    await this.request('/counts', responseMs, signal, { 'content-type': 'application/json' }, JSON.stringify(report));
  }

  async manifest(app: ReleasedApp, version: string, signal: AbortSignal): Promise<ReleaseManifest> {
    return (await (await this.request(`/releases/${app}/${version}`, responseMs, signal)).json()) as ReleaseManifest;
  }

  async file({ sha256 }: PackedFile, signal: AbortSignal): Promise<Buffer> {
    return Buffer.from(await (await this.request(`/files/${sha256}`, fileMs, signal)).arrayBuffer());
  }

  private async request(
    path: string,
    withinMs: number,
    signal: AbortSignal,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Response> {
    const { apiUrl, secret } = this.options;
    const address = new URL(`/api/live-set${path}`, apiUrl);
    const response = await fetch(address, {
      ...(body !== undefined && { method: 'POST', body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      // By itself `fetch` would insist on a new answer, whatever the tag.
      headers: { authorization: `Bearer ${secret}`, 'cache-control': 'max-age=0', ...headers },
    });
    if (response.ok || response.status === 304) return response;
    throw new ServiceRefusal(response.status, address);
  }
}
