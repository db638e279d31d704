import CachePolicy from 'http-cache-semantics';
import type { IncomingMessage } from 'node:http';
import { ByteCache } from '../byte-cache';
import { acceptedEncoding } from './compression';
import { isPlainPath, type Exchange } from './exchange';
import { requestId } from './security-headers';

interface Kept {
  policy: CachePolicy;
  body: Buffer;
}

/** Larger ones are rare, and would push many small ones out. */
const largest = 512 * 1024;

/** About what a kept answer takes up besides its body. */
const overhead = 4 * 1024;

/** With one of these only the API knows the answer: whether a copy is still good, or a part of it. */
const questions = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'];

/** What a policy looks at in a request. */
const wishes = ['accept-encoding', 'authorization', 'cache-control', 'pragma'];

/**
 * Files of the API that anyone may have, kept for as long as they allow: what a shared cache in front would do (RFC
 * 9111), so that a picture is there as soon as the page that shows it.
 */
export class KeptAnswers {
  private readonly kept: ByteCache<Kept>;

  /** `bytes`: what they may take up in memory. */
  constructor(bytes: number) {
    this.kept = new ByteCache(bytes);
  }

  /** Sends what is kept. False: nothing was sent, the API is to be asked. */
  send(exchange: Exchange): boolean {
    const { request, response, method, id } = exchange;
    if (!isPlain(request)) return false;
    // Browsers write what they take in many ways; so there are three at most of each file.
    request.headers['accept-encoding'] = acceptedEncoding(request.headers['accept-encoding']) ?? 'identity';
    const found = this.kept.get(request.url ?? '') ?? this.kept.get(encodedKey(request));
    if (!found?.policy.satisfiesWithoutRevalidation(asGet(request))) return false;
    const { policy, body } = found;
    response.writeHead(200, { ...policy.responseHeaders(), [requestId]: id, 'Content-Length': body.length });
    response.end(method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Reads an answer along on its way to the client, and keeps it if it allows that. */
  follow(request: IncomingMessage, answer: IncomingMessage): void {
    if (request.method !== 'GET' || !isPlain(request) || !isForAnyone(answer)) return;
    const { statusCode: status, headers } = answer;
    const policy = new CachePolicy(asGet(request), { status, headers: { ...headers } }, { cacheHeuristic: 0 });
    if (!policy.storable() || policy.timeToLive() <= 0) return;
    const key = headers.vary ? encodedKey(request) : (request.url ?? '');
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= largest) chunks.push(chunk);
      else chunks.length = 0;
    });
    answer.once('end', () => {
      if (bytes <= largest) this.kept.set(key, { policy, body: Buffer.concat(chunks) }, bytes + overhead);
    });
  }
}

/**
 * Written as the site writes it: the same file by other escapes, dots, slashes or queries, which anyone can make up, would
 * fill the memory with copies.
 */
const isPlain = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && isPlainPath(url) && questions.every((name) => !(name in headers));

const isForAnyone = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && !headers['set-cookie'] && /^(accept-encoding)?$/i.test(headers.vary ?? '');

const encodedKey = ({ url, headers }: IncomingMessage): string => `${headers['accept-encoding']} ${url}`;

/** By whatever name of the site somebody asks. */
const asGet = ({ url = '', headers }: IncomingMessage): CachePolicy.Request => ({
  url,
  method: 'GET',
  headers: Object.fromEntries(wishes.map((name) => [name, headers[name]])),
});
