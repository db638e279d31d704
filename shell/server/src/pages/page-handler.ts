import { viewMetric, type SiteConfig } from '@site/federation';
import type { Logger } from 'pino';
import { redirect, sendError } from '../http/answers';
import type { Exchange } from '../http/exchange';
import { holdsToken, loggedPath } from '../http/logged-path';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import type { CanaryGuard } from '../traffic/canary-guard';
import { decoratePage } from '../traffic/decorate-page';
import { isSpecial, type ReleaseSelection } from '../traffic/release-selection';
import { pageAddress } from './address';
import { failurePage } from './failure-page';
import type { FormHandler } from './form-handler';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import type { PageRenderer } from './page-renderer';
import type { RepeatedPages } from './repeated-pages';
import { sendPage } from './send-page';
import type { PreviousReleaseFallback } from './previous-release-fallback';

interface PageHandlerOptions {
  renderer: PageRenderer;
  cache: PageCache;
  forms: FormHandler;
  config: SiteConfig;
  guard: CanaryGuard;
  previousRelease: PreviousReleaseFallback;
  repeated: RepeatedPages;
  log: Logger;
  metrics: ShellMetrics;
}

/** Answers every address that is a page. */
export class PageHandler {
  constructor(private readonly options: PageHandlerOptions) {}

  async handle(exchange: Exchange, selection: ReleaseSelection): Promise<void> {
    const { method, path } = exchange;
    const loaded = selection.set.answering(path);
    const { placeholder } = this.options.renderer;
    const decorate = (page: Page): Page => decoratePage(page, { selection, loaded, exchange, placeholder });
    try {
      if (!loaded) throw new Error(`No live release answers ${loggedPath(path)}.`);
      exchange.logged.page = nameOf(loaded);
      this.options.metrics.serve(loaded.release);
      const plain = plainPath(path);
      if (plain !== path) return redirect(exchange, method === 'POST' ? 308 : 301, withQuery(plain, exchange));
      if (method === 'POST' && loaded.host?.hasAction)
        return await this.options.forms.handle(exchange, loaded, decorate);
      if (!isRead(exchange)) return notAllowed(exchange);
      const page = await this.bestPage(exchange, selection, loaded);
      if (page.csp && method === 'GET') this.countView(exchange, selection, { loaded, page });
      const decorated = decorate(page);
      await sendPage(exchange, decorated);
      this.options.repeated.keep(exchange, decorated, { live: selection.live, loaded });
    } catch (error) {
      this.options.log.error(
        { id: exchange.id, page: exchange.logged.page, path: loggedPath(path), err: error },
        'no page could be rendered',
      );
      if (loaded && method === 'GET') {
        this.options.guard.countView(selection, loaded.release);
        this.options.guard.countError(selection, loaded.release);
      }
      // What a canary can't render, the live release can. In a preview the error itself should be seen.
      if (loaded && isRead(exchange) && isSpecial(selection, loaded) && !selection.preview) {
        return this.handle(exchange, { ...selection, set: selection.live });
      }
      await sendPage(exchange, decorate(this.failure(path)));
    }
  }

  /** What a canary can't render, the live release can; what that can't, the previous one. */
  private async bestPage(exchange: Exchange, selection: ReleaseSelection, loaded: LoadedRelease): Promise<Page> {
    const render = (release: LoadedRelease) => this.pageOf(exchange, selection, release);
    if (selection.preview || isSpecial(selection, loaded)) return render(loaded);
    const { address } = pageAddress(exchange, loaded.release.queryKeys);
    const page = await this.options.previousRelease.render({ id: exchange.id, address, loaded, render });
    if (page.renderedBy !== nameOf(loaded) && exchange.logged.cache !== 'fallback') {
      this.options.guard.countError(selection, loaded.release);
    }
    exchange.logged.page = page.renderedBy;
    return page;
  }

  private async pageOf(exchange: Exchange, selection: ReleaseSelection, loaded: LoadedRelease): Promise<Page> {
    const { renderer, cache, log } = this.options;
    const { address, storable } = pageAddress(exchange, loaded.release.queryKeys);
    const renderedBy = nameOf(loaded);
    let failed = false;
    const render = async () => {
      try {
        return await renderer.render(loaded, address, { 'x-request-id': exchange.id });
      } catch (error) {
        failed = true;
        log.error(
          { id: exchange.id, page: renderedBy, address: loggedPath(address), err: error },
          'a page failed to render',
        );
        throw error;
      }
    };
    // One document serves all addresses of an app that renders itself in the browser.
    const key = loaded.host ? address : `frame of ${renderedBy}`;
    // A canary's pages are cached separately: otherwise they and the live ones would evict each other.
    const place = isSpecial(selection, loaded) ? `${renderedBy} ${key}` : key;
    const isStored = !selection.preview && (storable || !loaded.host);
    const answer = isStored
      ? await cache.get({ address: place, renderedBy, render, isUnsound: loaded.host?.isUnsound ?? false })
      : undefined;
    exchange.logged.cache = answer?.cache ?? 'none';
    if (failed && answer?.cache === 'fallback') this.options.guard.countError(selection, loaded.release);
    const page = answer?.page ?? (await render());
    return holdsToken(exchange.path) ? { ...page, confidential: true, cacheSeconds: 0 } : page;
  }

  /** A browser error counts against the version whose page was sent; where another had to stand in, against none. */
  private countView(
    { response }: Exchange,
    selection: ReleaseSelection,
    { loaded, page }: { loaded: LoadedRelease; page: Page },
  ): void {
    const token = this.options.guard.countView(selection, loaded.release);
    if (token && page.renderedBy === nameOf(loaded))
      response.setHeader('Server-Timing', `${viewMetric};desc="${token}"`);
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
