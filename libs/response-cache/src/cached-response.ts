import fresh from 'fresh';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import type { CompressedBody } from './compressed-body';

/** What is written for one kind of request. */
interface Variant {
  status: number;
  /** Alternating names and values, which Node writes as they are. */
  headers: string[];
  body: Buffer;
}

/** As the log names it. */
type Identified = IncomingMessage & { id?: unknown };

/** Headers that belong to one response only. */
const unique = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
/** What a client's copy keeps as it came with it: a nonce in its policy fits it alone. */
const ofBody = new Set(['content-type', 'content-length', 'content-security-policy', 'link']);
/** An entry's own size in memory, besides its body. */
const overheadBytes = 2_048;
const nothing = Buffer.alloc(0);

/** A response that can be sent again to anybody: its status, its headers and its body, by encoding. */
export class CachedResponse {
  /** By `performance.now()`. */
  readonly storedAt = performance.now();
  readonly status: number;
  private readonly headers: OutgoingHttpHeaders;
  private readonly variants = new Map<Encoding | 'identity' | 'not modified', Variant>();

  /** Takes the status and the headers that are set on `response`. */
  constructor(
    response: ServerResponse,
    readonly body: CompressedBody,
  ) {
    this.status = response.statusCode;
    this.headers = Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !unique.has(name)));
    // Every representation of what is compressed for some says so.
    if (body.isWorthCompressing) this.headers.vary = withEncoding(String(this.headers.vary ?? ''));
  }

  /** What it takes in memory. */
  get bytes(): number {
    return this.body.bytes + overheadBytes;
  }

  /** As 304 to a client that has it (RFC 9110, 13.1.2), else in the best encoding that the client accepts. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isKnown = this.status === 200 && fresh(request.headers, { etag: this.headers.etag });
    const encoding = this.body.isWorthCompressing ? acceptedEncoding(request) : undefined;
    const made = isKnown ? nothing : encoding ? this.body.in(encoding) : this.body.plain;
    const variant = this.variant(
      isKnown ? 'not modified' : (encoding ?? 'identity'),
      Buffer.isBuffer(made) ? made : await made,
    );
    // Each write wakes its reader, a proxy or a browser. One that reads several connections is awake for all but the first
    // where the responses of one turn of the event loop are written together.
    return new Promise((resolve, reject) => {
      setImmediate(() => {
        try {
          resolve(this.write(variant, response));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  private write({ status, headers, body }: Variant, response: ServerResponse): void {
    // The rest the handler has set where this is its own answer.
    const own = response.getHeaderNames().filter((name) => !(name in this.headers));
    const ownHeaders = own.flatMap((name) => pairs(name, response.getHeader(name)));
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    // Where no header was set before, Node writes these as they are.
    const { id }: Identified = response.req;
    if (id !== undefined && !own.includes('x-request-id')) ownHeaders.push('X-Request-Id', String(id));
    response.writeHead(status, [...ownHeaders, ...headers]).end(body);
  }

  private variant(kind: Encoding | 'identity' | 'not modified', body: Buffer): Variant {
    const known = this.variants.get(kind);
    // A body may have been compressed again meanwhile.
    if (known?.body === body) return known;
    const made = kind === 'not modified' ? this.notModified() : this.encoded(kind, body);
    this.variants.set(kind, made);
    return made;
  }

  private notModified(): Variant {
    const headers = Object.entries(this.headers).filter(([name]) => !ofBody.has(name));
    return { status: 304, headers: flat(Object.fromEntries(headers)), body: nothing };
  }

  private encoded(kind: Encoding | 'identity', body: Buffer): Variant {
    const headers: OutgoingHttpHeaders = { ...this.headers, 'content-length': body.length };
    if (kind !== 'identity') headers['content-encoding'] = kind;
    return { status: this.status, headers: flat(headers), body };
  }
}

const withEncoding = (vary: string): string =>
  /accept-encoding/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ');

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => pairs(name, value));

const pairs = (name: string, value: OutgoingHttpHeaders[string]): string[] =>
  [value ?? []].flat().flatMap((each) => [name, String(each)]);
