import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

interface ContentWatchOptions {
  apiUrl: URL;
  log: Logger;
}

/** What the API answers at `/api/content-version`. */
interface ContentVersion {
  version: string;
  heldMs: number;
}

const everyMs = 1_000;
/** A version is believed for so long after it was asked for: one answer may be late, or lost. */
const believedMs = 3_000;

/**
 * Asks the API, every second, for the version of what visitors may read. A page that was drawn of it is good for as long
 * as the version stays.
 */
export class ContentWatch {
  private version: string | undefined;
  private askedAt = -Infinity;
  /** From then on every copy of the API answers of this version. */
  private settledAt = Infinity;
  private readonly end = new AbortController();
  private isSilent = false;

  constructor(private readonly options: ContentWatchOptions) {}

  async start(): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      await this.ask();
      await wait(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.end.abort();
  }

  /** Undefined while it can't be told. */
  get current(): string | undefined {
    return performance.now() - this.askedAt < believedMs ? this.version : undefined;
  }

  /** The version that a page surely shows whose drawing begins now; undefined: it may yet show the one before. */
  get settled(): string | undefined {
    return performance.now() >= this.settledAt ? this.current : undefined;
  }

  private async ask(): Promise<void> {
    const askedAt = performance.now();
    try {
      const { version, heldMs } = await this.read();
      if (version !== this.version) {
        this.version = version;
        this.settledAt = performance.now() + heldMs;
      }
      this.askedAt = askedAt;
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
    const signal = AbortSignal.any([this.end.signal, AbortSignal.timeout(believedMs)]);
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    const { version, heldMs } = (await response.json()) as Partial<ContentVersion>;
    if (typeof version !== 'string' || typeof heldMs !== 'number') throw new Error(`${address}: no version`);
    return { version, heldMs };
  }
}
