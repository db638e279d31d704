import type { EarlyMiddleware } from '@site/http';
import type { Response } from 'express';
import type { IncomingMessage } from 'node:http';
import { acceptedEncoding } from '../http/compression';
import type { ConsoleHost } from '../http/console-host';
import { secureAddress, type SecureSite } from '../http/secure-address';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { LiveReleases } from '../releases/live-releases';
import type { LiveSet } from '../releases/live-set';
import type { LoadedRelease } from '../releases/loaded-release';
import { bringsRelease } from '../traffic/release-selector';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import { chosenColours, inColours } from './page-colours';

interface RepeatedPagesOptions {
  releases: LiveReleases;
  cache: PageCache;
  consoleHost: ConsoleHost;
  site: SecureSite;
  metrics: ShellMetrics;
}

/** A variant of a page: the visitor's colours, and an encoding that their browser accepts. */
interface Form {
  name: string;
  body(): Buffer | Promise<Buffer>;
}

/** How a page was last sent. */
interface Answer {
  live: LiveSet;
  loaded: LoadedRelease;
  /** Alternating names and values, without headers that differ per response. */
  headers: string[];
  body: Buffer;
}

/**
 * Sends a cached page just as it was last sent, as long as the same set is live and nothing in the request could change
 * the response. The ordinary path costs several times as much as sending it (docs/decisions/005).
 */
export class RepeatedPages {
  /** By page and variant. */
  private readonly answers = new WeakMap<Page, Map<string, Answer>>();

  constructor(private readonly options: RepeatedPagesOptions) {}

  readonly handle: EarlyMiddleware = (request, response, next) => {
    const { cache, releases, metrics } = this.options;
    const page = this.isForAnyone(request) ? cache.fresh(request.url) : undefined;
    const form = page && formOf(request, page);
    const answer = form && this.answers.get(page)?.get(form.name);
    if (!answer || answer.live !== releases.settled || answer.body !== form.body()) return next();
    Object.assign(response, { locals: { page: page.renderedBy, cache: 'hit' } });
    metrics.serve(answer.loaded.release);
    response.writeHead(200, answer.headers).end(answer.body);
  };

  /** Remembers how a page has just been sent, if the next visitor may get the same. */
  keep(response: Response, page: Page, { live, loaded }: Pick<Answer, 'live' | 'loaded'>): void {
    const { req: request, locals } = response;
    const isSame =
      page.status === 200 && page.placeholder === undefined && page === this.options.cache.fresh(request.path);
    if (!isSame || locals.cache !== 'hit' || live.canaries.size > 0 || !this.isForAnyone(request)) return;
    const form = formOf(request, page);
    const body = form.body();
    // It may just have been compressed again.
    if (body instanceof Promise || response.getHeader('Content-Length') !== body.length) return;
    const headers = Object.entries(response.getHeaders())
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [name, String(value)]);
    const answers = this.answers.get(page) ?? new Map<string, Answer>();
    this.answers.set(page, answers.set(form.name, { live, loaded, headers, body }));
  }

  private isForAnyone(request: IncomingMessage): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.includes('?') || headers['if-none-match'] !== undefined) return false;
    const { consoleHost, site } = this.options;
    return !bringsRelease(request) && !secureAddress(request, site) && !consoleHost.isAsked(request);
  }
}

function formOf(request: IncomingMessage, page: Page): Form {
  const colours = chosenColours(request);
  const { content } = inColours(page, colours);
  const encoding = content.isWorthCompressing ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  return {
    name: `${colours} ${encoding}`,
    body: () => (encoding ? content.in(encoding) : content.plain),
  };
}
