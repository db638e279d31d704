import { openAsBlob } from 'node:fs';
import {
  type CanaryStep,
  limits,
  type ReleaseHistoryKind,
  type ReleaseRight,
  type ReleaseStage,
  type ReleaseTokenInput,
  type VersionPreviewInput,
} from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { defaultConnectionLimits } from '@site/http';
import type { PackedFile, PromotedVersions, ReleaseManifest } from '@site/releases';
import type { RemoteComparison } from './describe-comparison';
import { type Page, Refusal, ReleaseConnection } from './release-connection';

/** What a product's release service tells of an app. */
export interface RemoteReleases extends Pick<PromotedVersions, 'revision'> {
  live: { version: string; who: string } | null;
  scheduled: Scheduled | null;
  canary: RemoteCanary | null;
  comparison?: RemoteComparison | null;
  /** A promotion that waits for a second person. */
  request?: RemoteRequest | null;
  /** Absent: an older version of the product runs there; null: nothing is live, or no shell follows. */
  serving?: RemoteServing | null;
  /** Whether the content that was asked about was ever published, by more than a start that could not make it live. */
  hasContent: boolean;
  /** The newest first, a hundred at most. */
  versions: RemoteVersion[];
  /** Those before the live one that rollbacks lead to. Absent: an older version of the product runs there. */
  earlier?: string[];
  history: RemoteChange[];
}

export interface RemoteVersion {
  version: string;
  commit: string | null;
  builtAt: string;
  publishedBy: string;
  bytes: number;
  /** Until when visitors could get it. Null: they never could; absent: the service does not say. */
  lastServedAt?: string | null;
}

/** A version, and what the gate says of it. */
export interface RemoteVerdict extends RemoteVersion {
  isRehearsed: boolean;
  /** The key that has signed that. */
  rehearsedBy: string | null;
  refusals: string[];
}

/** A version that goes live at a time. */
export interface Scheduled {
  id: string;
  version: string;
  at: string;
  who: string;
  /** Null: everybody gets it at once. */
  stages: string | null;
}

/** Which shells serve what is live. */
export interface RemoteServing {
  shells: number;
  following: number;
  others: { version: string | null; hosts: string[] }[];
}

export interface RemoteRequest {
  id: string;
  version: string;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages: string | null;
  /** When it goes live, if it is approved before; null: once it is approved. */
  at: string | null;
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
/** The service looks into its store for them, which may hang. */
const verdictsMs = 5_000;
/** As long as the service itself waits for that many bytes, and for its own work with them. */
const fileMs = (bytes: number): number =>
  5 * 60_000 + Math.ceil((bytes * 1000) / defaultConnectionLimits.bodyBytesPerSecond);

/** What a product's release service does. Every call throws Problem with the service's own words. */
export class ReleaseClient extends ReleaseConnection {
  /** @param contentHash of a build, which may have been published before (`hasContent`) */
  read(app: ReleasedApp, contentHash?: string): Promise<RemoteReleases> {
    return this.call('GET', contentHash === undefined ? app : `${app}?contentHash=${contentHash}`);
  }

  /** All versions, the newest first: those that `read` lists, and at an offset older ones. Whoever wants `all` waits for them. */
  verdicts(app: ReleasedApp, offset: number, all: boolean): Promise<Page<RemoteVerdict>> {
    return this.page(`${app}/versions?limit=${limits.page.max}&offset=${offset}`, all ? undefined : verdictsMs);
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
    await this.callRehearsed(`${app}/versions/${version}/complete`, rehearsed);
  }

  /** `request`: a second person has to approve it first. */
  promote(app: ReleasedApp, promoting: Promoting): Promise<PromotedVersions & { request?: object }> {
    return this.callRehearsed(`${app}/promote`, promoting);
  }

  step(
    app: ReleasedApp,
    input: Pick<Promoting, 'revision' | 'because'> & { step: CanaryStep },
  ): Promise<PromotedVersions> {
    return this.call('POST', `${app}/canary`, input);
  }

  schedule(app: ReleasedApp, scheduling: Promoting & { at: Date }): Promise<Scheduled & { request?: RemoteRequest }> {
    return this.callRehearsed(`${app}/schedules`, scheduling);
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

  /** The newest first; of all apps, where none is named, for the operator's token alone. */
  history(
    app: ReleasedApp | undefined,
    part: { kind?: string | undefined; limit: number; offset: number },
  ): Promise<HistoryEntry[]> {
    const { kind, limit, offset } = part;
    const query = new URLSearchParams({ ...(kind && { kind }), limit: String(limit), offset: String(offset) });
    return this.call('GET', `${app ? `${app}/history` : '/api/release-history'}?${query}`);
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

  /** An older version of the product knows no attestations, and takes nothing that it does not know. */
  private async callRehearsed<Answer>(path: string, { attestation, ...known }: Partial<Rehearsed>): Promise<Answer> {
    try {
      return await this.call<Answer>('POST', path, { ...known, attestation });
    } catch (error) {
      const isUnknown = error instanceof Refusal && error.status === 400 && error.message.startsWith('attestation ');
      if (!isUnknown) throw error;
      return this.call('POST', path, known);
    }
  }
}
