import { BulkheadFullError } from '@site/overload';
import { RenderTimeoutError } from '@site/render-host';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { loggedPath } from '../http/logged-path';
import type { LastGoodReleases } from '../releases/last-good-releases';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import type { Page } from './page';

/** After a failure, nobody waits for the same release to fail on the same page again for that long. */
const skippedMs = 2_000;
/** A limit: a release fails on more pages only if it fails on all. */
const mostRemembered = 500;
/** How many releases back to go for one page. */
const longestWay = 3;

interface FallbackOptions {
  lastGood: LastGoodReleases;
  log: Logger;
}

interface FallbackRequest {
  id: string;
  address: string;
  loaded: LoadedRelease;
  /** Renders with a release's code, or uses what is cached. */
  render(loaded: LoadedRelease): Promise<Page>;
}

/**
 * Renders a page, HTML and scripts, with the previous release where a release's own render throws or hangs. Where no
 * other can, one that was too slow is asked once more.
 */
export class PreviousReleaseFallback {
  /** By release and address. */
  private readonly failed = new LRUCache<string, true>({ max: mostRemembered, ttl: skippedMs });

  constructor(private readonly options: FallbackOptions) {}

  async render(request: FallbackRequest, way = 0): Promise<Page> {
    const { loaded, render } = request;
    const key = `${nameOf(loaded)} ${request.address}`;
    if (this.failed.has(key)) {
      const page = await this.renderWithPrevious(request, way).catch(() => undefined);
      // Where that lacks its content too, this release's cache may still have an earlier render.
      if (page && page.status < 500) return page;
    }
    this.failed.delete(key);
    try {
      const page = await render(loaded);
      // The cache has hidden a failure behind an earlier render.
      if (page.renderedBy !== nameOf(loaded)) this.failed.set(key, true);
      return page;
    } catch (error) {
      // Too many visitors are too many for another process on the same machine, too.
      if (error instanceof BulkheadFullError) throw error;
      this.failed.set(key, true);
      const page = await this.renderWithPrevious(request, way, error).catch(() => undefined);
      if (page) return page;
      if (way > 0 || !(error instanceof RenderTimeoutError)) throw error;
      // Nothing else can render it: a process that has just started, on a busy machine, may only have been too slow.
      return render(loaded);
    }
  }

  private async renderWithPrevious(request: FallbackRequest, way: number, error?: unknown): Promise<Page | undefined> {
    const { id, address, loaded } = request;
    const before = way < longestWay ? await this.options.lastGood.before(loaded) : undefined;
    if (!before) return undefined;
    const page = await this.render({ ...request, loaded: before }, way + 1);
    const names = { page: nameOf(loaded), renderedBy: page.renderedBy };
    this.options.log.warn(
      { id, ...names, address: loggedPath(address), err: error },
      'a previous release rendered the page',
    );
    return page;
  }
}
