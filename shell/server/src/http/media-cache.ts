import type { RequestHandler } from 'express';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { acceptedEncoding } from '@site/response-cache';
import { isPlainPath } from './plain-path';

interface CachedFile {
  policy: CachePolicy;
  body: Buffer;
}

/** Larger ones are rare, and would push many small ones out. */
const largest = 512 * 1024;

/** Approximate size of a cached response besides its body. */
const overhead = 4 * 1024;

/** With one of these headers only the API can answer: conditional and range requests. */
const conditions = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

/** The parts of a request that the cache policy needs. */
const policyHeaders = ['accept-encoding', 'authorization', 'cache-control', 'pragma'];

/**
 * Caches public files of the API for as long as they allow, as a shared cache in front would (RFC 9111), so that a
 * picture is there as soon as the page that shows it.
 */
export class MediaCache {
  private readonly files: LRUCache<string, CachedFile>;

  /** `bytes`: their limit in memory. */
  constructor(bytes: number) {
    // To lru-cache 0 is no limit.
    this.files = new LRUCache({ maxSize: Math.max(1, bytes), sizeCalculation: ({ body }) => body.length + overhead });
  }

  /** Middleware: sends a cached response. */
  readonly handle: RequestHandler = (request, response, next) => {
    if (!isPlain(request)) return next();
    // Browsers write their accepted encodings in many ways; normalised, there are at most three copies of each file.
    request.headers['accept-encoding'] = acceptedEncoding(request) ?? 'identity';
    const found = this.files.get(request.url ?? '') ?? this.files.get(encodedKey(request));
    if (!found?.policy.satisfiesWithoutRevalidation(asGet(request))) return next();
    const { policy, body } = found;
    response.writeHead(200, { ...policy.responseHeaders(), 'Content-Length': body.length }).end(body);
  };

  /** Reads a response on its way to the client, and caches it if that is allowed. */
  follow(request: IncomingMessage, response: IncomingMessage): void {
    if (request.method !== 'GET' || !isPlain(request) || !isForAnyone(response)) return;
    const { statusCode: status } = response;
    const headers = { ...response.headers };
    delete headers['x-request-id'];
    const policy = new CachePolicy(asGet(request), { status, headers }, { cacheHeuristic: 0 });
    if (!policy.storable() || policy.timeToLive() <= 0) return;
    const key = headers.vary ? encodedKey(request) : (request.url ?? '');
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= largest) chunks.push(chunk);
      else chunks.length = 0;
    });
    response.once('end', () => {
      if (bytes <= largest) this.files.set(key, { policy, body: Buffer.concat(chunks) });
    });
  }
}

/**
 * Spelled as the site spells it: other escapes, dots, slashes or queries for the same file, which anyone can invent,
 * would fill the memory with copies.
 */
const isPlain = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && isPlainPath(url) && conditions.every((name) => !(name in headers));

const isForAnyone = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && !headers['set-cookie'] && /^(accept-encoding)?$/i.test(headers.vary ?? '');

const encodedKey = ({ url, headers }: IncomingMessage): string => `${headers['accept-encoding']} ${url}`;

/** The same for all host names of the site. */
const asGet = ({ url = '', headers }: IncomingMessage): CachePolicy.Request => ({
  url,
  method: 'GET',
  headers: Object.fromEntries(policyHeaders.map((name) => [name, headers[name]])),
});
