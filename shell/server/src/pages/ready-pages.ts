import type { ColorScheme } from '@site/federation';
import type { EarlyMiddleware } from '@site/http';
import type { CachedResponse, CompressedBody } from '@site/response-cache';
import type { Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { ConsoleHost } from '../http/console-host';
import { secureAddress, type SecureSite } from '../http/secure-address';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { LiveReleases } from '../releases/live-releases';
import type { LiveSet } from '../releases/live-set';
import { type LoadedRelease, nameOf } from '../releases/loaded-release';
import { bringsRelease } from '../traffic/release-selector';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import { chosenColours } from './page-colours';

interface ReadyPagesOptions {
  releases: LiveReleases;
  cache: PageCache;
  consoleHost: ConsoleHost;
  site: SecureSite;
  metrics: ShellMetrics;
}

/** The response with which a page was last sent. */
interface Ready {
  live: LiveSet;
  loaded: LoadedRelease;
  response: CachedResponse;
}

/**
 * Sends a cached page with the response of the last time, as long as the same set is live and nothing in the request
 * could change the response. All else costs several times as much as sending it (docs/decisions/005).
 */
export class ReadyPages {
  /** By a page's content, which survives a render without changes, and the visitor's colours. */
  private readonly responses = new WeakMap<CompressedBody, Map<ColorScheme | undefined, Ready>>();

  constructor(private readonly options: ReadyPagesOptions) {}

  readonly handle: EarlyMiddleware = (request, response, next) => {
    const { cache, releases, metrics } = this.options;
    const page = this.isForAnyone(request) ? cache.fresh(request.url) : undefined;
    const ready = page && this.responses.get(page.content)?.get(chosenColours(request));
    if (!ready || ready.live !== releases.settled || page.renderedBy !== nameOf(ready.loaded)) return next();
    Object.assign(response, { locals: { page: page.renderedBy, cache: 'hit' } });
    metrics.serve(ready.loaded.release);
    ready.response.send(request, response).catch((error: Error) => response.destroy(error));
  };

  /** Remembers how a page has just been sent, if the next visitor may get the same. */
  store({ req, locals }: Response, page: Page, ready: Ready): void {
    const isSame = page.status === 200 && page.placeholder === undefined && page === this.options.cache.fresh(req.path);
    // What an earlier release has rendered in its place is for the moment, until the live one can.
    const isLive = page.renderedBy === nameOf(ready.loaded);
    if (!isSame || !isLive || locals.cache !== 'hit' || ready.live.canaries.size > 0 || !this.isForAnyone(req)) return;
    const responses = this.responses.get(page.content) ?? new Map<ColorScheme | undefined, Ready>();
    this.responses.set(page.content, responses.set(chosenColours(req), ready));
  }

  private isForAnyone(request: IncomingMessage): boolean {
    const { method, url = '' } = request;
    if (method !== 'GET' || url.includes('?')) return false;
    const { consoleHost, site } = this.options;
    return !bringsRelease(request) && !secureAddress(request, site) && !consoleHost.isRequested(request);
  }
}
