import { viewMetric, type SiteConfig } from '@site/federation';
import type { Logger } from 'pino';
import { redirect, sendError } from '../http/answers';
import type { Exchange } from '../http/exchange';
import { holdsToken, loggedPath } from '../http/logged-path';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import type { CanaryGuard } from '../traffic/canary-guard';
import { dressPage } from '../traffic/dress-page';
import { isSpecial, type Visit } from '../traffic/visit';
import { pageAddress } from './address';
import { failurePage } from './failure-page';
import type { FormHandler } from './form-handler';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import type { PageRenderer } from './page-renderer';
import type { RepeatedPages } from './repeated-pages';
import { sendPage } from './send-page';
import type { StandIn } from './stand-in';

interface PageHandlerOptions {
  renderer: PageRenderer;
  cache: PageCache;
  forms: FormHandler;
  config: SiteConfig;
  guard: CanaryGuard;
  standIn: StandIn;
  repeated: RepeatedPages;
  log: Logger;
  metrics: ShellMetrics;
}

/** Answers every address that is a page. */
export class PageHandler {
  constructor(private readonly options: PageHandlerOptions) {}

  async handle(exchange: Exchange, visit: Visit): Promise<void> {
    const { method, path } = exchange;
    const loaded = visit.set.answering(path);
    const { placeholder } = this.options.renderer;
    const dress = (page: Page): Page => dressPage(page, { visit, loaded, exchange, placeholder });
    try {
      if (!loaded) throw new Error(`No live release answers ${loggedPath(path)}.`);
      exchange.logged.page = nameOf(loaded);
      this.options.metrics.serve(loaded.release);
      const plain = plainPath(path);
      if (plain !== path) return redirect(exchange, method === 'POST' ? 308 : 301, withQuery(plain, exchange));
      if (method === 'POST' && loaded.host?.hasAction) return await this.options.forms.handle(exchange, loaded, dress);
      if (!isRead(exchange)) return notAllowed(exchange);
      const page = await this.bestPage(exchange, visit, loaded);
      if (page.csp && method === 'GET') this.countView(exchange, visit, { loaded, page });
      const dressed = dress(page);
      await sendPage(exchange, dressed);
      this.options.repeated.keep(exchange, dressed, { live: visit.live, loaded });
    } catch (error) {
      this.options.log.error(
        { id: exchange.id, page: exchange.logged.page, path: loggedPath(path), err: error },
        'no page could be rendered',
      );
      if (loaded && method === 'GET') {
        this.options.guard.countView(visit, loaded.release);
        this.options.guard.countError(visit, loaded.release);
      }
      // What a canary can't render, the live release can. In a preview the error itself should be seen.
      if (loaded && isRead(exchange) && isSpecial(visit, loaded) && !visit.preview) {
        return this.handle(exchange, { ...visit, set: visit.live });
      }
      await sendPage(exchange, dress(this.failure(path)));
    }
  }

  /** What a canary can't render, the live release can; what that can't, the previous one. */
  private async bestPage(exchange: Exchange, visit: Visit, loaded: LoadedRelease): Promise<Page> {
    const draw = (release: LoadedRelease) => this.pageOf(exchange, visit, release);
    if (visit.preview || isSpecial(visit, loaded)) return draw(loaded);
    const { address } = pageAddress(exchange, loaded.release.queryKeys);
    const page = await this.options.standIn.draw({ id: exchange.id, address, loaded, draw });
    if (page.drawnBy !== nameOf(loaded) && exchange.logged.cache !== 'fallback') {
      this.options.guard.countError(visit, loaded.release);
    }
    exchange.logged.page = page.drawnBy;
    return page;
  }

  private async pageOf(exchange: Exchange, visit: Visit, loaded: LoadedRelease): Promise<Page> {
    const { renderer, cache, log } = this.options;
    const { address, storable } = pageAddress(exchange, loaded.release.queryKeys);
    const drawnBy = nameOf(loaded);
    let failed = false;
    const draw = async () => {
      try {
        return await renderer.draw(loaded, address, { 'x-request-id': exchange.id });
      } catch (error) {
        failed = true;
        log.error(
          { id: exchange.id, page: drawnBy, address: loggedPath(address), err: error },
          'a page failed to render',
        );
        throw error;
      }
    };
    // One document serves all addresses of an app that renders itself in the browser.
    const key = loaded.host ? address : `frame of ${drawnBy}`;
    // A canary's pages are cached separately: otherwise they and the live ones would evict each other.
    const place = isSpecial(visit, loaded) ? `${drawnBy} ${key}` : key;
    const isStored = !visit.preview && (storable || !loaded.host);
    const answer = isStored
      ? await cache.get({ address: place, drawnBy, draw, isUnsound: loaded.host?.isUnsound ?? false })
      : undefined;
    exchange.logged.cache = answer?.cache ?? 'none';
    if (failed && answer?.cache === 'fallback') this.options.guard.countError(visit, loaded.release);
    const page = answer?.page ?? (await draw());
    return holdsToken(exchange.path) ? { ...page, confidential: true, cacheSeconds: 0 } : page;
  }

  /** A browser error counts against the version whose page was sent; where another had to stand in, against none. */
  private countView(
    { response }: Exchange,
    visit: Visit,
    { loaded, page }: { loaded: LoadedRelease; page: Page },
  ): void {
    const token = this.options.guard.countView(visit, loaded.release);
    if (token && page.drawnBy === nameOf(loaded)) response.setHeader('Server-Timing', `${viewMetric};desc="${token}"`);
  }

  private failure(address: string): Page {
    const { config, renderer } = this.options;
    const page = failurePage({ config, placeholder: renderer.placeholder }, address);
    return { ...page, confidential: holdsToken(address) };
  }
}

const isRead = ({ method }: Exchange): boolean => method === 'GET' || method === 'HEAD';

function notAllowed(exchange: Exchange): void {
  exchange.response.setHeader('Allow', 'GET, HEAD');
  sendError(exchange, 405, `${exchange.method} is not possible here.`);
}

/** Each page has one address; one with two leading slashes would even name another host. */
const plainPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

const withQuery = (path: string, { query }: Exchange): string => (query.size > 0 ? `${path}?${query}` : path);
