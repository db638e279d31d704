import { AtTurnsEnd } from '../http/at-turns-end';
import { acceptedEncoding } from '../http/compression';
import type { ConsoleHost } from '../http/console-host';
import type { Exchange } from '../http/exchange';
import { requestId } from '../http/security-headers';
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
  private readonly atTurnsEnd = new AtTurnsEnd();

  constructor(private readonly options: RepeatedPagesOptions) {}

  /** False: the ordinary path must answer. */
  send(exchange: Exchange): boolean {
    const { cache, releases, metrics } = this.options;
    const page = this.isForAnyone(exchange) ? cache.fresh(exchange.path) : undefined;
    const form = page && formOf(exchange, page);
    const answer = form && this.answers.get(page)?.get(form.name);
    if (!answer || answer.live !== releases.settled || answer.body !== form.body()) return false;
    const { id, response, logged } = exchange;
    logged.page = page.renderedBy;
    logged.cache = 'hit';
    metrics.serve(answer.loaded.release);
    response.writeHead(200, [...answer.headers, requestId, id]);
    this.atTurnsEnd.end(response, answer.body);
    return true;
  }

  /** Remembers how a page has just been sent, if the next visitor may get the same. */
  keep(exchange: Exchange, page: Page, { live, loaded }: Pick<Answer, 'live' | 'loaded'>): void {
    const { response, path, logged } = exchange;
    const isSame = page.status === 200 && page.placeholder === undefined && page === this.options.cache.fresh(path);
    if (!isSame || logged.cache !== 'hit' || live.canaries.size > 0 || !this.isForAnyone(exchange)) return;
    const form = formOf(exchange, page);
    const body = form.body();
    // It may just have been compressed again.
    if (body instanceof Promise || response.getHeader('Content-Length') !== body.length) return;
    const headers = Object.entries(response.getHeaders())
      .filter(([name]) => name !== requestId.toLowerCase())
      .flatMap(([name, value]) => [name, String(value)]);
    const answers = this.answers.get(page) ?? new Map<string, Answer>();
    this.answers.set(page, answers.set(form.name, { live, loaded, headers, body }));
  }

  private isForAnyone(exchange: Exchange): boolean {
    const { method, query, request } = exchange;
    if (method !== 'GET' || query.size > 0 || request.headers['if-none-match'] !== undefined) return false;
    const { consoleHost, site } = this.options;
    return !bringsRelease(request) && !secureAddress(exchange, site) && !consoleHost.isAsked(exchange);
  }
}

function formOf({ request }: Exchange, page: Page): Form {
  const colours = chosenColours(request);
  const { content } = inColours(page, colours);
  const encoding = content.isWorthCompressing ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  return {
    name: `${colours} ${encoding}`,
    body: () => (encoding ? content.in(encoding) : content.plain),
  };
}
