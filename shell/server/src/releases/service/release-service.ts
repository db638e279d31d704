import { createHash } from 'node:crypto';
import type { ReleasedApp } from '@site/federation';
import { Problem, type PackedFile, manifestFaults, type PromotedVersions, type ReleaseManifest } from '@site/releases';

interface ReleaseServiceOptions {
  apiUrl: URL;
  secret: string;
}

/** How long an answer about what is live, or a whole file, may take. */
const answerMs = 3_000;
const fileMs = 60_000;

/** The API's release service, as a shell asks it. */
export class ReleaseService {
  /** Of what is live, as it was last told. */
  private tag: string | undefined;

  constructor(private readonly options: ReleaseServiceOptions) {}

  /** What is live; undefined where it is the same as after the last call of `keep`. */
  async changed(signal: AbortSignal): Promise<{ live: PromotedVersions; keep: () => void } | undefined> {
    const response = await this.ask('', answerMs, signal, this.tag ? { 'if-none-match': this.tag } : {});
    if (response.status === 304) return undefined;
    const live = (await response.json()) as PromotedVersions;
    const isTold = Number.isInteger(live.revision) && typeof live.apps === 'object' && live.apps !== null;
    if (!isTold) throw new Problem('The release service does not say what is live.');
    const tag = response.headers.get('etag') ?? undefined;
    return { live, keep: () => (this.tag = tag) };
  }

  /** Throws Problem for a manifest by which nothing may be written. */
  async manifest(app: ReleasedApp, version: string, signal: AbortSignal): Promise<ReleaseManifest> {
    const response = await this.ask(`/releases/${app}/${version}`, answerMs, signal);
    const manifest = (await response.json()) as ReleaseManifest;
    const [fault] = manifestFaults(manifest);
    if (fault) throw new Problem(fault);
    const { release } = manifest;
    if (release.app === app && release.version === version) return manifest;
    throw new Problem(`The manifest of ${app}@${version} describes ${release.app}@${release.version}.`);
  }

  /** Throws Problem where another file comes than the one that was asked for. */
  async file(file: PackedFile, signal: AbortSignal): Promise<Buffer> {
    const response = await this.ask(`/files/${file.sha256}`, fileMs, signal);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (isFile(file, bytes)) return bytes;
    throw new Problem(`The release service sent another file than ${file.sha256}.`);
  }

  private async ask(
    path: string,
    withinMs: number,
    signal: AbortSignal,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { apiUrl, secret } = this.options;
    const address = new URL(`/api/live-set${path}`, apiUrl);
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      // By itself `fetch` would insist on a new answer, whatever the tag.
      headers: { authorization: `Bearer ${secret}`, 'cache-control': 'max-age=0', ...headers },
    });
    if (response.ok || response.status === 304) return response;
    throw new Problem(`The release service answers ${response.status} at ${address}.`);
  }
}

/** Whether bytes are what a manifest names. */
export const isFile = ({ sha256 }: PackedFile, bytes: Buffer): boolean =>
  createHash('sha256').update(bytes).digest('hex') === sha256;
