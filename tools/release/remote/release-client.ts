import { openAsBlob } from 'node:fs';
import type {
  CanaryStep,
  ReleaseHistoryKind,
  ReleaseRight,
  ReleaseStage,
  ReleaseTokenInput,
  VersionPreviewInput,
} from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { defaultConnectionLimits } from '@site/http';
import type { PackedFile, PromotedVersions, ReleaseManifest } from '@site/releases';
import { Problem } from '../../start/problem';
import { listCommand } from '../list-command';

interface ClientUse {
  /** The product on this machine, which commands find by themselves. */
  isLocal?: boolean;
  /** Who releases, for the history. */
  by?: string | undefined;
  /** The address that people use, where this one is of a network of containers. */
  publicOrigin?: string | undefined;
}

/** Who uses the token, as they say. */
const releasedByHeader = 'X-Released-By';

/** What a product's release service tells of an app. */
export interface RemoteReleases extends Pick<PromotedVersions, 'revision'> {
  live: { version: string; who: string } | null;
  scheduled: Scheduled | null;
  canary: RemoteCanary | null;
  /** A promotion that waits for a second person. */
  request?: RemoteRequest | null;
  /** Whether the content that was asked about was ever published, by more than a start that could not make it live. */
  hasContent: boolean;
  /** The newest first, a hundred at most. */
  versions: { version: string; commit: string | null; builtAt: string; publishedBy: string; bytes: number }[];
  history: RemoteChange[];
}

/** A version that goes live at a time. */
export interface Scheduled {
  id: string;
  version: string;
  at: string;
  who: string;
}

export interface RemoteRequest {
  id: string;
  version: string;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages: string | null;
  who: string;
  because: string | null;
  createdAt: string;
}

/** A version that a share of the visitors gets. */
export interface RemoteCanary {
  version: string;
  beside: string;
  stages: ReleaseStage[];
  /** Which of them, from 0. */
  stage: number;
  startedAt: string;
  nextAt: string | null;
  heldBy: string | null;
  waitsSince: string | null;
  /** The figures beside those of the live version, in a sentence. */
  figures: string;
}

export interface RemoteChange {
  at: string;
  revision: number;
  app: ReleasedApp;
  from: string | null;
  kind: 'promote' | 'rollback' | 'canary' | 'withdraw';
  to: string;
  /** The share of a canary. */
  percent: number | null;
  who: string;
  because: string | null;
  rehearsal: 'passed' | 'skipped' | null;
  /** Address of the product that the version was copied from. */
  environment: string | null;
}

/** What is said of a version's rehearsal. */
export interface Rehearsed {
  rehearsal: 'passed' | 'skipped';
  /** Signed: without it, one that passed does not count. */
  attestation?: string;
}

/** What happened to a version, whether or not it changed what is live. */
export interface HistoryEntry extends Omit<RemoteChange, 'revision' | 'kind' | 'to'> {
  kind: ReleaseHistoryKind;
  version: string;
  /** Of a plan: when it was to go live. */
  plannedFor: string | null;
}

/** A token of a team, without the token itself. */
export interface RemoteToken extends Pick<ReleaseTokenInput, 'name' | 'apps' | 'expiresAt'> {
  id: string;
  rights: ReleaseRight[];
  createdByName: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

interface Promoting extends Rehearsed {
  version: string;
  /** What the caller has read. */
  revision: number;
  because: string | undefined;
  /** Address of the product that the version was copied from. */
  environment?: string;
  /** Absent: everybody gets it at once. */
  stages?: string;
}

/** A version that was live before the service released the app, and how that came. */
export interface TakenOverVersion extends Pick<RemoteChange, 'at' | 'who' | 'because' | 'rehearsal'> {
  version: string;
}

const tokensAddress = '/api/release-tokens';
const noContent = 204;
const answerMs = 60_000;
/** As long as the service itself waits for that many bytes, and for its own work with them. */
const fileMs = (bytes: number): number =>
  5 * 60_000 + Math.ceil((bytes * 1000) / defaultConnectionLimits.bodyBytesPerSecond);

/** The service has answered, and not done it. */
export class Refusal extends Problem {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The release service of a product, with a token for it. Every call throws Problem with the service's own words. */
export class ReleaseClient {
  constructor(
    readonly origin: string,
    private readonly token: string,
    private readonly use: ClientUse = {},
  ) {}

  get isLocal(): boolean {
    return this.use.isLocal ?? false;
  }

  /** What people and other products call it. */
  get publicOrigin(): string {
    return this.use.publicOrigin ?? this.origin;
  }

  /** Where that is, in a sentence; of the product on this machine nothing has to be said. */
  get place(): string {
    return this.isLocal ? '' : ` at ${this.origin}`;
  }

  /** What a command needs to be given for the same product. */
  get option(): string {
    return this.isLocal ? '' : ` --to ${this.origin}`;
  }

  /** The command that lists what is live there. */
  get listCommand(): string {
    return listCommand(this.isLocal ? undefined : this.origin);
  }

  /** @param contentHash of a build, which may have been published before (`hasContent`) */
  read(app: ReleasedApp, contentHash?: string): Promise<RemoteReleases> {
    return this.call('GET', contentHash === undefined ? app : `${app}?contentHash=${contentHash}`);
  }

  /** Answers the SHA-256 of the files that have to be sent. */
  async announce(app: ReleasedApp, manifest: ReleaseManifest): Promise<string[]> {
    return (await this.call<{ missing: string[] }>('POST', `${app}/versions`, manifest)).missing;
  }

  /** Sends files, by their SHA-256: one alone, or small ones together. */
  async send(app: ReleasedApp, version: string, files: Map<string, string>): Promise<void> {
    const [[sha256, file] = ['', '']] = files;
    if (files.size === 1) {
      const body = await openAsBlob(file, { type: 'application/octet-stream' });
      await this.fetch('PUT', `${app}/versions/${version}/files/${sha256}`, { body }, fileMs(body.size));
      return;
    }
    const form = new FormData();
    let bytes = 0;
    for (const [name, each] of files) {
      const content = await openAsBlob(each);
      bytes += content.size;
      form.append('files', content, name);
    }
    await this.fetch('POST', `${app}/versions/${version}/files`, { body: form }, fileMs(bytes));
  }

  manifest(app: ReleasedApp, version: string): Promise<ReleaseManifest> {
    return this.call('GET', `${app}/versions/${version}`);
  }

  async file(app: ReleasedApp, version: string, { sha256, bytes }: PackedFile): Promise<Buffer> {
    const response = await this.fetch('GET', `${app}/versions/${version}/files/${sha256}`, {}, fileMs(bytes));
    const content = await response.arrayBuffer().catch((error: Error) => {
      throw this.unanswered(error, true);
    });
    return Buffer.from(content);
  }

  /** Records there that the version was taken to another product. */
  async recordCopy(app: ReleasedApp, version: string, { publicOrigin: environment }: ReleaseClient): Promise<void> {
    await this.call('POST', `${app}/versions/${version}/copies`, { environment });
  }

  /** A link that shows a version there, as a path. */
  preview(app: ReleasedApp, version: string, input: VersionPreviewInput): Promise<{ url: string; expiresAt: string }> {
    return this.call('POST', `${app}/versions/${version}/previews`, input);
  }

  async complete(app: ReleasedApp, version: string, rehearsed: Partial<Rehearsed>): Promise<void> {
    await this.call('POST', `${app}/versions/${version}/complete`, rehearsed);
  }

  /** `request`: a second person has to approve it first. */
  promote(app: ReleasedApp, promoting: Promoting): Promise<PromotedVersions & { request?: object }> {
    return this.call('POST', `${app}/promote`, promoting);
  }

  step(
    app: ReleasedApp,
    input: Pick<Promoting, 'revision' | 'because'> & { step: CanaryStep },
  ): Promise<PromotedVersions> {
    return this.call('POST', `${app}/canary`, input);
  }

  schedule(app: ReleasedApp, scheduling: Promoting & { at: Date }): Promise<Scheduled> {
    return this.call('POST', `${app}/schedules`, scheduling);
  }

  async cancel(app: ReleasedApp, { id }: Scheduled): Promise<void> {
    await this.call('DELETE', `${app}/schedules/${id}`);
  }

  /** Settles a promotion that waits. Only with the operator's token; answers what is live where it is approved. */
  settle<How extends 'approve' | 'decline'>(
    app: ReleasedApp,
    { id }: RemoteRequest,
    how: How,
    because: string | undefined,
  ): Promise<How extends 'approve' ? PromotedVersions : undefined> {
    return this.call('POST', `${app}/requests/${id}/${how}`, { because });
  }

  /** The newest first. */
  history(
    app: ReleasedApp,
    part: { kind?: string | undefined; limit: number; offset: number },
  ): Promise<HistoryEntry[]> {
    const { kind, limit, offset } = part;
    const query = new URLSearchParams({ ...(kind && { kind }), limit: String(limit), offset: String(offset) });
    return this.call('GET', `${app}/history?${query}`);
  }

  /** The newest first. These calls are for the operator's token alone. */
  tokens(): Promise<RemoteToken[]> {
    return this.call('GET', tokensAddress);
  }

  makeToken(input: ReleaseTokenInput): Promise<RemoteToken & { token: string }> {
    return this.call('POST', tokensAddress, input);
  }

  async revokeToken(id: string): Promise<void> {
    await this.call('DELETE', `${tokensAddress}/${encodeURIComponent(id)}`);
  }

  /** Begins the history of an app with what was live before, the first one first. Only with the operator's token. */
  takeOver(app: ReleasedApp, versions: TakenOverVersion[]): Promise<PromotedVersions> {
    return this.call('POST', `${app}/take-over`, { versions });
  }

  rollBack(app: ReleasedApp, input: Pick<Promoting, 'revision' | 'because'>): Promise<PromotedVersions> {
    return this.call('POST', `${app}/rollback`, input);
  }

  private async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const json = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const response = await this.fetch(method, path, json ?? {}, answerMs);
    if (response.status === noContent) return undefined as Answer;
    return (await response.json().catch((error: Error) => {
      throw error.name === 'SyntaxError' ? this.noProduct() : this.unanswered(error, isRepeatable(method, path));
    })) as Answer;
  }

  private async fetch(method: string, path: string, init: RequestInit, withinMs: number): Promise<Response> {
    const headers = {
      Authorization: `Bearer ${this.token}`,
      ...(this.use.by && { [releasedByHeader]: encodeURIComponent(this.use.by) }),
      ...init.headers,
    };
    const address = new URL(path, new URL('/api/releases/', this.origin));
    const signal = AbortSignal.timeout(withinMs);
    // A redirect would send the token to whoever is named in it.
    const send = () => fetch(address, { ...init, method, headers, signal, redirect: 'manual' });
    const response = await send()
      .catch((error: Error) => {
        if (isClosed(error) && isRepeatable(method, path)) return send();
        throw error;
      })
      .catch((error: Error) => {
        throw this.unanswered(error, isRepeatable(method, path) || isUnreached(error));
      });
    if (response.ok) return response;
    const location = response.headers.get('Location');
    if (location !== null) throw this.redirected(location);
    // Whoever is in front has given up waiting: the service may have done it before that.
    if ([502, 504].includes(response.status) && !isRepeatable(method, path)) {
      throw new Problem(`${this.origin} does not answer (${response.status}). ${this.lookFirst}`);
    }
    const { message } = ((await response.json().catch(() => ({}))) ?? {}) as { message?: string };
    const said = message ?? `${address.href} answers ${response.status}.`;
    // The database may have done it, and gone before it could say so.
    const isUnsure = response.status >= 500 && !isRepeatable(method, path);
    throw new Refusal(response.status, isUnsure ? `${said} ${this.lookFirst}` : said);
  }

  /** A second rollback would go further back. */
  private get lookFirst(): string {
    return `It may have happened all the same: see what is live with "${this.listCommand}" before you run the command again.`;
  }

  private unanswered(error: Error, repeatable: boolean): Problem {
    const next = repeatable ? 'Run the same command again: it goes on.' : this.lookFirst;
    return new Problem(`${this.origin} does not answer (${causeOf(error)}). ${next}`);
  }

  private redirected(location: string): Problem {
    const origin = URL.canParse(location, this.origin) ? new URL(location, this.origin).origin : this.origin;
    // A sign-in page, perhaps, of something in front of a product.
    if (origin === this.origin) return this.noProduct();
    return new Problem(`${this.origin} redirects to ${origin}: give that address instead.`);
  }

  private noProduct(): Problem {
    return new Problem(`No product answers at ${this.origin}: check the address.`);
  }
}

const causeOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);

const codeOf = ({ cause }: Error): string => String((cause as { code?: unknown } | undefined)?.code);

/** Nothing was sent: there was no connection. */
const isUnreached = (error: Error): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(codeOf(error));

/** The other side has closed a connection that was kept alive, perhaps while the request was on its way. */
const isClosed = (error: Error): boolean => ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

/**
 * Has the same outcome when it is carried out twice: reads, files, and announcing or completing a version. A link or a token
 * that is lost on its way is nobody's.
 */
const isRepeatable = (method: string, path: string): boolean =>
  method !== 'POST' || /\/(versions|complete|files|previews|release-tokens)$/.test(path);
