import { viewMetric, type SiteConfig } from '@site/federation';
import { BulkheadFullError } from '@site/overload';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isBadBody } from '../http/body';
import { redirect, sendNotAllowed } from '../http/responses';
import { holdsToken, loggedPath } from '../http/logged-path';
import { canonicalPath } from '../http/plain-path';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { nameOf, type LoadedRelease } from '../releases/loaded-release';
import type { CanaryGuard } from '../traffic/canary-guard';
import { decoratePage } from '../traffic/decorate-page';
import { isSpecial, type ReleaseSelection } from '../traffic/release-selection';
import { pageAddress, queryOf } from './address';
import { failurePage } from './message-page';
import type { FormHandler } from './form-handler';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import type { PageRenderer } from './page-renderer';
import type { ReadyPages } from './ready-pages';
import { sendPage } from './send-page';
import type { PreviousReleaseFallback } from './previous-release-fallback';

interface PageHandlerOptions {
  renderer: PageRenderer;
  cache: PageCache;
  forms: FormHandler;
  config: SiteConfig;
  guard: CanaryGuard;
  previousRelease: PreviousReleaseFallback;
  ready: ReadyPages;
  log: Logger;
  metrics: ShellMetrics;
}

/** Answers every address that is a page. */
export class PageHandler {
  constructor(private readonly options: PageHandlerOptions) {}

  async handle(request: Request, response: Response, selection: ReleaseSelection): Promise<void> {
    const { method, path } = request;
    const loaded = selection.set.releaseFor(path);
    const { placeholder } = this.options.renderer;
    const decorate = (page: Page): Page => decoratePage(page, { selection, loaded, request, placeholder });
    try {
      if (!loaded) throw new Error(`No live release answers ${loggedPath(path)}.`);
      response.locals.page = nameOf(loaded);
      this.options.metrics.serve(loaded.release);
      const plain = canonicalPath(path);
      if (plain !== path) return redirect(response, method === 'POST' ? 308 : 301, withQuery(plain, request));
      if (method === 'POST' && loaded.host?.hasAction)
        return await this.options.forms.handle(request, response, { loaded, decorate });
      if (!isRead(request)) return sendNotAllowed(response, 'GET, HEAD');
      const page = await this.bestPage(response, selection, loaded);
      if (page.csp && method === 'GET') this.countView(response, selection, { loaded, page });
      const decorated = decorate(page);
      const sent = await sendPage(request, response, decorated);
      if (sent) this.options.ready.store(response, decorated, { live: selection.live, loaded, response: sent });
    } catch (error) {
      if (isBadBody(error) || error instanceof BulkheadFullError) throw error;
      this.options.log.error(
        { id: request.id, page: response.locals.page, path: loggedPath(path), err: error },
        'no page could be rendered',
      );
      if (loaded && method === 'GET') {
        this.options.guard.countView(selection, loaded.release);
        this.options.guard.countError(selection, loaded.release);
      }
      // What a canary can't render, the live release can. In a preview the error itself should be seen.
      if (loaded && isRead(request) && isSpecial(selection, loaded) && !selection.preview) {
        return this.handle(request, response, { ...selection, set: selection.live });
      }
      await sendPage(request, response, decorate(this.failure(request)));
    }
  }

  /** What a canary can't render, the live release can; what that can't, the previous one. */
  private async bestPage(response: Response, selection: ReleaseSelection, loaded: LoadedRelease): Promise<Page> {
    const render = (release: LoadedRelease) => this.pageOf(response, selection, release);
    if (selection.preview || isSpecial(selection, loaded)) return render(loaded);
    const { req: request, locals } = response;
    const { address } = pageAddress(request, loaded.release.queryKeys);
    const page = await this.options.previousRelease.render({ id: String(request.id), address, loaded, render });
    if (page.renderedBy !== nameOf(loaded) && locals.cache !== 'fallback') {
      this.options.guard.countError(selection, loaded.release);
    }
    locals.page = page.renderedBy;
    return page;
  }

  private async pageOf(
    { req: request, locals }: Response,
    selection: ReleaseSelection,
    loaded: LoadedRelease,
  ): Promise<Page> {
    const { renderer, cache, log } = this.options;
    const id = String(request.id);
    const { address, storable } = pageAddress(request, loaded.release.queryKeys);
    const renderedBy = nameOf(loaded);
    let failed = false;
    const render = async () => {
      try {
        return await renderer.render(loaded, address, { 'x-request-id': id });
      } catch (error) {
        if (error instanceof BulkheadFullError) throw error;
        failed = true;
        log.error({ id, page: renderedBy, address: loggedPath(address), err: error }, 'a page failed to render');
        throw error;
      }
    };
    // One document serves all addresses of an app that renders itself in the browser.
    const key = loaded.host ? address : `frame of ${renderedBy}`;
    // A canary's pages are cached separately: otherwise they and the live ones would evict each other.
    const place = isSpecial(selection, loaded) ? `${renderedBy} ${key}` : key;
    const isStored = !selection.preview && (storable || !loaded.host);
    const cached = isStored
      ? await cache.get({ address: place, renderedBy, render, isUnsound: loaded.host?.isUnsound ?? false })
      : undefined;
    locals.cache = cached?.cache ?? 'none';
    if (failed && cached?.cache === 'fallback') this.options.guard.countError(selection, loaded.release);
    const page = cached?.page ?? (await render());
    return holdsToken(request.path) ? { ...page, confidential: true, cacheSeconds: 0 } : page;
  }

  /** A browser error counts against the version whose page was sent; where another release rendered it, against none. */
  private countView(
    response: Response,
    selection: ReleaseSelection,
    { loaded, page }: { loaded: LoadedRelease; page: Page },
  ): void {
    const token = this.options.guard.countView(selection, loaded.release);
    if (token && page.renderedBy === nameOf(loaded))
      response.setHeader('Server-Timing', `${viewMetric};desc="${token}"`);
  }

  private failure({ method, path }: Request): Page {
    const { config, renderer } = this.options;
    const page = failurePage({ config, placeholder: renderer.placeholder }, { path, isForm: method === 'POST' });
    return { ...page, confidential: holdsToken(path) };
  }
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function withQuery(path: string, request: Request): string {
  const query = queryOf(request);
  return query.size > 0 ? `${path}?${query}` : path;
}
