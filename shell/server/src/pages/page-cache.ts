import { LRUCache } from 'lru-cache';
import type { ContentWatch } from './content-watch';
import type { Page } from './page';

interface Stored {
  page: Page;
  storedAt: number;
  epoch: number;
  /** Of the content that it shows; undefined where that may have been changing. */
  version: string | undefined;
}

export interface CacheResult {
  page: Page;
  /** The cache outcome, for the log. */
  cache: 'hit' | 'stale' | 'miss' | 'fallback';
}

interface UnderWay {
  page: Promise<Page>;
  began: number;
}

export interface PageRequest {
  address: string;
  /** `app@version` that is to render it. */
  renderedBy: string;
  render(): Promise<Page>;
  /** True when whoever renders has just failed altogether: a stored page is then sent before anything is waited for. */
  isUnsound?: boolean;
}

/**
 * How long after its time a page is still sent while a new one is rendered in the background. With a page's own time and
 * the API's it bounds how late a visitor of another copy sees what was published: 5 s for the blog.
 */
const staleSeconds = 2;
/** Nobody joins a render that has taken longer, when the last page can be sent: the API hangs, or is slow. */
const slowMs = 100;
/** A page that is missing now may be published soon. */
const missingPageSeconds = 2;
const storedStatuses = new Set([200, 301, 404, 410]);

/**
 * Pages by address. Fresh ones are sent as they are, and so are those that show content which has not changed; older
 * ones once more while they are rendered again (stale-while-revalidate, RFC 5861); concurrent requests for the same page
 * share one render (single flight). When rendering fails (throws, or says 5xx), the last page that worked is sent,
 * whatever its age (stale-if-error, RFC 5861); whoever comes while it takes long gets that at once.
 */
export class PageCache {
  private readonly pages: LRUCache<string, Stored>;
  /** Addresses that anyone can invent must not evict the site's own pages, nor must pictures, which are large. */
  private readonly others: LRUCache<string, Stored>;
  private readonly renders = new Map<string, UnderWay>();
  private epoch = 0;

  constructor(
    bytes: number,
    private readonly content: Pick<ContentWatch, 'current' | 'settled'>,
  ) {
    this.pages = cacheOf(bytes * 0.75);
    this.others = cacheOf(bytes * 0.25);
  }

  async get(request: PageRequest): Promise<CacheResult> {
    const stored = this.stored(request.address);
    if (stored && this.isUsable(stored, request, 0)) return { page: stored.page, cache: 'hit' };
    if (stored?.page.status === 200 && this.isUsable(stored, request, staleSeconds)) {
      // If this fails, the next request handles it; this one has its page.
      this.render(request).catch(() => undefined);
      return { page: stored.page, cache: 'stale' };
    }
    if (stored && (request.isUnsound || this.isSlow(stored, request))) {
      this.render(request).catch(() => undefined);
      return { page: stored.page, cache: 'fallback' };
    }
    try {
      const page = await this.render(request);
      if (!stored || page.status < 500) return { page, cache: 'miss' };
      return { page: stored.page, cache: 'fallback' };
    } catch (error) {
      if (!stored) throw error;
      return { page: stored.page, cache: 'fallback' };
    }
  }

  /** What would be a hit at an address, whichever release rendered it. */
  fresh(address: string): Page | undefined {
    const stored = this.stored(address);
    return stored && this.isYoung(stored, 0) ? stored.page : undefined;
  }

  /** Content has changed: no page is sent again before it is rendered again. */
  expireAll(): void {
    this.epoch++;
  }

  private isUsable(stored: Stored, { renderedBy }: PageRequest, graceSeconds: number): boolean {
    return stored.page.renderedBy === renderedBy && this.isYoung(stored, graceSeconds);
  }

  private isYoung({ page, storedAt, epoch, version }: Stored, graceSeconds: number): boolean {
    const age = (performance.now() - storedAt) / 1000;
    const isUnchanged = version !== undefined && version === this.content.current;
    const seconds = secondsFresh(page) + (isUnchanged ? secondsValid(page) : 0);
    return epoch === this.epoch && age <= seconds + graceSeconds;
  }

  /**
   * True where others wait for a render already. For that no page is sent that is missing, of another release, or from
   * before a change that is known.
   */
  private isSlow(stored: Stored, request: PageRequest): boolean {
    const { began = Infinity } = this.renders.get(this.keyOf(request)) ?? {};
    const { current } = this.content;
    const mayBeCurrent = stored.page.status === 200 && (current === undefined || current === stored.version);
    return mayBeCurrent && performance.now() - began > slowMs && this.isUsable(stored, request, Infinity);
  }

  private render(request: PageRequest): Promise<Page> {
    const key = this.keyOf(request);
    const underWay = this.renders.get(key);
    if (underWay) return underWay.page;
    const page = this.renderAndStore(request, this.epoch).finally(() => this.renders.delete(key));
    this.renders.set(key, { page, began: performance.now() });
    return page;
  }

  /** A render that began before a change may show the old content. */
  private keyOf({ renderedBy, address }: PageRequest): string {
    return `${this.epoch} ${renderedBy} ${address}`;
  }

  private async renderAndStore({ address, render }: PageRequest, epoch: number): Promise<Page> {
    // Later changes may be missing from the page.
    const version = this.content.settled;
    const rendered = await render();
    if (rendered.status >= 500) return rendered;
    const before = this.stored(address);
    // Content has changed since, and been rendered.
    if (before && before.epoch > epoch) return rendered;
    // Unchanged content is compressed already.
    const page = before?.page.etag === rendered.etag ? { ...rendered, content: before.page.content } : rendered;
    this.pages.delete(address);
    this.others.delete(address);
    if (page.cacheSeconds <= 0 || !storedStatuses.has(page.status)) return page;
    const isOther =
      page.status === 404 || page.status === 410 || address.includes('?') || page.contentType === 'image/png';
    const cache = isOther ? this.others : this.pages;
    cache.set(address, { page, storedAt: performance.now(), epoch, version });
    return page;
  }

  private stored(address: string): Stored | undefined {
    return this.pages.get(address) ?? this.others.get(address);
  }
}

/** An entry's own size in memory, besides its content. */
const overheadBytes = 2_048;

/** Of 0 bytes, one that stores nothing: to lru-cache 0 is no limit. */
const cacheOf = (bytes: number) =>
  new LRUCache<string, Stored>({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: ({ page }) => page.content.bytes + overheadBytes,
  });

const secondsFresh = ({ status, cacheSeconds }: Page): number =>
  status === 404 ? Math.min(cacheSeconds, missingPageSeconds) : cacheSeconds;

/** A missing page may appear at any moment without any change to a post. */
const secondsValid = ({ status, keepSeconds = 0 }: Page): number => (status === 404 ? 0 : keepSeconds);
