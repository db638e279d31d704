import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { callApi } from '../http/call-api';

interface ContentWatchOptions {
  apiUrl: URL;
  log: Logger;
}

/** The response of `/api/content-version`. */
interface ContentVersion {
  version: string;
  heldMs: number;
}

const everyMs = 1_000;
/** How long a version is trusted after it was requested: one response may be late, or lost. */
const trustedMs = 3_000;

/**
 * Asks the API every second for the version of the public content. A page rendered from it is valid as long as the
 * version stays the same.
 */
export class ContentWatch {
  private version: string | undefined;
  private checkedAt = -Infinity;
  /** From then on every copy of the API serves this version. */
  private settledAt = Infinity;
  private readonly end = new AbortController();
  private isSilent = false;

  constructor(private readonly options: ContentWatchOptions) {}

  async start(): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      await this.refresh();
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.end.abort();
  }

  /** Undefined while unknown. */
  get current(): string | undefined {
    return performance.now() - this.checkedAt < trustedMs ? this.version : undefined;
  }

  /** The version that a page rendered from now on is certain to show; undefined: it may still show the previous one. */
  get settled(): string | undefined {
    return performance.now() >= this.settledAt ? this.current : undefined;
  }

  private async refresh(): Promise<void> {
    const checkedAt = performance.now();
    try {
      const { version, heldMs } = await this.read();
      if (version !== this.version) {
        this.version = version;
        this.settledAt = performance.now() + heldMs;
      }
      this.checkedAt = checkedAt;
      this.isSilent = false;
    } catch (error) {
      if (this.isSilent || this.end.signal.aborted) return;
      this.isSilent = true;
      this.options.log.warn(
        { err: error },
        'the API does not say whether content has changed: pages are rendered more often',
      );
    }
  }

  private async read(): Promise<ContentVersion> {
    const address = new URL('/api/content-version', this.options.apiUrl);
    const response = await callApi(address, { withinMs: trustedMs, signal: this.end.signal });
    const { version, heldMs } = (await response.json()) as Partial<ContentVersion>;
    if (typeof version !== 'string' || typeof heldMs !== 'number') throw new Error(`${address}: no version`);
    return { version, heldMs };
  }
}
