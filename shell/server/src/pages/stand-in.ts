import type { Logger } from 'pino';
import { loggedPath } from '../http/logged-path';
import type { LastGoodReleases } from '../releases/last-good-releases';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import type { Page } from './page';

/** After a failure, nobody waits for the same release to fail on the same page again for that long. */
const sparedMs = 2_000;
/** A limit: a release fails on more pages only if it fails on all. */
const mostRemembered = 500;
/** How many releases back to go for one page. */
const longestWay = 3;

interface StandInOptions {
  lastGood: LastGoodReleases;
  log: Logger;
}

interface StandInRequest {
  id: string;
  address: string;
  loaded: LoadedRelease;
  /** Renders with a release's code, or uses what is cached. */
  draw(loaded: LoadedRelease): Promise<Page>;
}

/** Renders a page, HTML and scripts, with the previous release where a release's own render throws or hangs. */
export class StandIn {
  private readonly failedAt = new Map<string, number>();

  constructor(private readonly options: StandInOptions) {}

  async draw(request: StandInRequest, way = 0): Promise<Page> {
    const { loaded, draw } = request;
    const key = `${nameOf(loaded)} ${request.address}`;
    if (performance.now() - (this.failedAt.get(key) ?? -sparedMs) < sparedMs) {
      const page = await this.drawBefore(request, way).catch(() => undefined);
      if (page) return page;
    }
    this.failedAt.delete(key);
    try {
      const page = await draw(loaded);
      // The cache has hidden a failure behind an earlier render.
      if (page.drawnBy !== nameOf(loaded)) this.remember(key);
      return page;
    } catch (error) {
      this.remember(key);
      const page = await this.drawBefore(request, way, error).catch(() => undefined);
      if (!page) throw error;
      return page;
    }
  }

  private remember(key: string): void {
    this.failedAt.set(key, performance.now());
    const [oldest] = this.failedAt.keys();
    if (this.failedAt.size > mostRemembered && oldest) this.failedAt.delete(oldest);
  }

  private async drawBefore(request: StandInRequest, way: number, error?: unknown): Promise<Page | undefined> {
    const { id, address, loaded } = request;
    const before = way < longestWay ? await this.options.lastGood.before(loaded) : undefined;
    if (!before) return undefined;
    const page = await this.draw({ ...request, loaded: before }, way + 1);
    const names = { page: nameOf(loaded), drawnBy: page.drawnBy };
    this.options.log.warn({ id, ...names, address: loggedPath(address), err: error }, 'an earlier release stood in');
    return page;
  }
}
