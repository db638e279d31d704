import type { SiteConfig } from '@site/federation';
import type { Logger } from 'pino';
import { redirect, sendError } from '../http/answers';
import type { Exchange } from '../http/exchange';
import { holdsToken, loggedPath } from '../http/logged-path';
import type { LiveSet } from '../releases/live-set';
import type { LoadedRelease } from '../releases/loaded-release';
import type { ShellScripts } from '../shell-scripts';
import { pageAddress } from './address';
import { failurePage } from './failure-page';
import type { FormHandler } from './form-handler';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import type { PageRenderer } from './page-renderer';
import { sendPage } from './send-page';

interface PageHandlerOptions {
  renderer: PageRenderer;
  cache: PageCache;
  forms: FormHandler;
  config: SiteConfig;
  scripts: ShellScripts;
  log: Logger;
}

/** Answers every address that is a page. */
export class PageHandler {
  constructor(private readonly options: PageHandlerOptions) {}

  async handle(exchange: Exchange, live: LiveSet): Promise<void> {
    const { method, path } = exchange;
    const loaded = live.answering(path);
    try {
      if (!loaded) throw new Error(`No live release answers ${loggedPath(path)}.`);
      exchange.logged.page = `${loaded.release.app}@${loaded.release.version}`;
      if (method === 'POST' && loaded.bundle?.action) return await this.options.forms.handle(exchange, loaded);
      if (method !== 'GET' && method !== 'HEAD') return notAllowed(exchange);
      if (path.endsWith('/') && path !== '/') return redirect(exchange, 301, withoutTrailingSlash(exchange));
      await sendPage(exchange, await this.pageOf(exchange, loaded));
    } catch (error) {
      this.options.log.error(
        { id: exchange.id, page: exchange.logged.page, path: loggedPath(path), err: error },
        'no page could be drawn',
      );
      await sendPage(exchange, this.failure(path));
    }
  }

  private async pageOf(exchange: Exchange, loaded: LoadedRelease): Promise<Page> {
    const { renderer, cache, log } = this.options;
    const { address, storable } = pageAddress(exchange, loaded.release.queryKeys);
    const drawnBy = `${loaded.release.app}@${loaded.release.version}`;
    const draw = async () => {
      try {
        return await renderer.draw(loaded, address, { 'x-request-id': exchange.id });
      } catch (error) {
        log.error(
          { id: exchange.id, page: drawnBy, address: loggedPath(address), err: error },
          'a page failed to render',
        );
        throw error;
      }
    };
    // One document serves all addresses of an app that draws itself in the browser.
    const key = loaded.bundle ? address : `frame of ${drawnBy}`;
    const answer = storable || !loaded.bundle ? await cache.get({ address: key, drawnBy, draw }) : undefined;
    exchange.logged.cache = answer?.cache ?? 'none';
    const page = answer?.page ?? (await draw());
    return holdsToken(exchange.path) ? { ...page, confidential: true, cacheSeconds: 0 } : page;
  }

  private failure(address: string): Page {
    const { config, renderer, scripts } = this.options;
    const page = failurePage({ config, address, placeholder: renderer.placeholder, scripts });
    return { ...page, confidential: holdsToken(address) };
  }
}

function notAllowed(exchange: Exchange): void {
  exchange.response.setHeader('Allow', 'GET, HEAD');
  sendError(exchange, 405, `${exchange.method} is not possible here.`);
}

function withoutTrailingSlash({ path, query }: Exchange): string {
  const trimmed = `/${path.replace(/^\/+|\/+$/g, '')}`;
  return query.size > 0 ? `${trimmed}?${query}` : trimmed;
}
