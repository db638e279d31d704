import { hasBody } from '@site/http';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CachedResponse } from './cached-response';
import { CompressedBody } from './compressed-body';

interface ResponseCacheOptions {
  /** For how long a response is sent without asking again. 0: nothing is cached. */
  freshMs: number;
  maxBytes: number;
  /** Whether the response to a request is the same for everybody. */
  isPublic(request: IncomingMessage): boolean;
  statuses: ReadonlySet<number>;
  /** Called before a cached response is sent. */
  onHit?(response: ServerResponse): void;
}

/** What waits for a response: the request that runs the handler, or another for the same address. */
interface Waiting {
  response: ServerResponse;
  runsHandler: boolean;
}

type Next = () => void;

/** The handler's failure is the response of all who waited for it, and of nobody after them. */
class FailedResponse extends Error {
  constructor(readonly response: CachedResponse) {
    super(`The handler answered ${response.status}.`);
  }
}

/**
 * Middleware: caches public responses by address. Concurrent requests for one run its handler once (single flight); while
 * a response that has expired is made anew, the other requests get the old one (stale-while-revalidate, RFC 5861), for
 * as long again as it was fresh.
 */
export class ResponseCache {
  private readonly responses: LRUCache<string, CachedResponse, Waiting>;

  constructor(private readonly options: ResponseCacheOptions) {
    const { maxBytes, statuses } = options;
    this.responses = new LRUCache({
      maxSize: maxBytes,
      noDeleteOnFetchRejection: true,
      sizeCalculation: (cached, address) => cached.bytes + address.length,
      fetchMethod: (_address, _stale, { context }) => {
        context.runsHandler = true;
        return record(context.response, statuses);
      },
    });
  }

  /** Drops everything, and what is being made: it may show the state before a change. */
  clear(): void {
    this.responses.clear();
  }

  readonly handle = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { freshMs, isPublic } = this.options;
    // Whoever sends a body slowly makes nobody else wait for it.
    if (freshMs === 0 || !isPublic(request) || hasBody(request)) return next();
    const { url = '' } = request;
    const known = this.responses.peek(url, { allowStale: true });
    const age = known ? performance.now() - known.storedAt : Infinity;
    const waiting: Waiting = { response, runsHandler: false };
    const fetching = this.responses.fetch(url, {
      ...{ context: waiting, allowStale: age < 2 * freshMs, forceRefresh: age >= freshMs },
    });
    if (waiting.runsHandler) {
      // Its response is its own answer, whatever becomes of the entry.
      fetching.catch(() => undefined);
      return next();
    }
    fetching.then(
      (cached) => {
        if (!cached) return next();
        this.options.onHit?.(response);
        return send(cached, request, response);
      },
      (reason) => {
        if (reason instanceof FailedResponse) return send(reason.response, request, response);
        // A change came between: what was waited for shows the state before it.
        return this.handle(request, response, next);
      },
    );
  };
}

/**
 * Records what a handler answers in one piece, and sends it as every later one is sent. Undefined: it must not be cached,
 * and was sent as it is. A client that leaves takes nothing along: its handler goes on, and others wait for it.
 */
function record(response: ServerResponse, statuses: ReadonlySet<number>): Promise<CachedResponse | undefined> {
  const { headers: requestHeaders } = response.req;
  const known = requestHeaders['if-none-match'];
  // The handler is to answer in full: others may not have what this client has.
  delete requestHeaders['if-none-match'];
  return new Promise((resolve, reject) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = (...given: unknown[]) => {
      response.end = end as ServerResponse['end'];
      if (known !== undefined) requestHeaders['if-none-match'] = known;
      const [chunk, encoding] = given;
      const isWhole = !response.headersSent && (typeof chunk === 'string' || Buffer.isBuffer(chunk));
      // Who is to come back later is told so alone: others may be luckier, and come back at another time.
      const isFailure = response.statusCode >= 500 && !response.hasHeader('Retry-After');
      if (!isWhole || !(isFailure || statuses.has(response.statusCode))) {
        resolve(undefined);
        return end(...given);
      }
      const body = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding as BufferEncoding | undefined);
      const cached = new CachedResponse(response, new CompressedBody(body));
      if (isFailure) reject(new FailedResponse(cached));
      else resolve(cached);
      void send(cached, response.req, response);
      return response;
    };
  });
}

const send = (cached: CachedResponse, request: IncomingMessage, response: ServerResponse): Promise<unknown> =>
  cached.send(request, response).catch((error: Error) => response.destroy(error));
