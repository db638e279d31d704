import { acceptedEncoding, type Encoding } from '../http/compression';
import type { ConsoleHost } from '../http/console-host';
import type { Exchange } from '../http/exchange';
import { requestId } from '../http/security-headers';
import { secureAddress, type SecureSite } from '../http/secure-address';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { LiveReleases } from '../releases/live-releases';
import type { LiveSet } from '../releases/live-set';
import type { LoadedRelease } from '../releases/loaded-release';
import { bringsRelease } from '../traffic/visitors';
import type { Page } from './page';
import type { PageCache } from './page-cache';

interface RepeatedPagesOptions {
  releases: LiveReleases;
  cache: PageCache;
  consoleHost: ConsoleHost;
  site: SecureSite;
  metrics: ShellMetrics;
}

/** How a page was sent to somebody. */
interface Answer {
  live: LiveSet;
  loaded: LoadedRelease;
  /** Name before value, without those that each answer has for itself. */
  headers: string[];
  body: Buffer;
}

/**
 * Sends a page out of the cache just as it was sent to the visitor before, as long as the same is live and nothing that
 * this visitor brings along could make another answer of it. The way to that answer costs several times as much as
 * sending it (docs/decisions/039).
 */
export class RepeatedPages {
  private readonly answers = new WeakMap<Page, Map<Encoding | undefined, Answer>>();

  constructor(private readonly options: RepeatedPagesOptions) {}

  /** False: the ordinary way is to answer. */
  send(exchange: Exchange): boolean {
    const { cache, releases, metrics } = this.options;
    const page = this.isForAnyone(exchange) ? cache.fresh(exchange.path) : undefined;
    const encoding = page && encodingOf(exchange, page);
    const answer = page && this.answers.get(page)?.get(encoding);
    if (!answer || answer.live !== releases.settled || answer.body !== bodyOf(page, encoding)) return false;
    const { id, response, logged } = exchange;
    logged.page = page.drawnBy;
    logged.cache = 'hit';
    metrics.serve(answer.loaded.release);
    response.writeHead(200, [...answer.headers, requestId, id]);
    response.end(answer.body);
    return true;
  }

  /** Remembers how a page has just been sent, if the next visitor may get the same. */
  keep(exchange: Exchange, page: Page, { live, loaded }: Pick<Answer, 'live' | 'loaded'>): void {
    const { response, path, logged } = exchange;
    const isSame = page.status === 200 && page.placeholder === undefined && page === this.options.cache.fresh(path);
    if (!isSame || logged.cache !== 'hit' || live.canaries.size > 0 || !this.isForAnyone(exchange)) return;
    const encoding = encodingOf(exchange, page);
    const body = bodyOf(page, encoding);
    // It may just have been compressed anew.
    if (body instanceof Promise || response.getHeader('Content-Length') !== body.length) return;
    const headers = Object.entries(response.getHeaders())
      .filter(([name]) => name !== requestId.toLowerCase())
      .flatMap(([name, value]) => [name, String(value)]);
    const answers = this.answers.get(page) ?? new Map<Encoding | undefined, Answer>();
    this.answers.set(page, answers.set(encoding, { live, loaded, headers, body }));
  }

  private isForAnyone(exchange: Exchange): boolean {
    const { method, query, request } = exchange;
    if (method !== 'GET' || query.size > 0 || request.headers['if-none-match'] !== undefined) return false;
    const { consoleHost, site } = this.options;
    return !bringsRelease(request) && !secureAddress(exchange, site) && !consoleHost.isAsked(exchange);
  }
}

const encodingOf = ({ request }: Exchange, { content }: Page): Encoding | undefined =>
  content.isWorthCompressing ? acceptedEncoding(request.headers['accept-encoding']) : undefined;

const bodyOf = ({ content }: Page, encoding: Encoding | undefined): Buffer | Promise<Buffer> =>
  encoding ? content.in(encoding) : content.plain;
