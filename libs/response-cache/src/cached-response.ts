import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** What is written for one kind of request. */
interface Variant {
  status: number;
  /** Alternating names and values, which Node writes as they are. */
  headers: string[];
  body: Buffer;
}

/** Smaller bodies would not gain from compression. */
const worthCompressing = 1024;
/** An entry's own size in memory, besides its body. */
const overheadBytes = 2_048;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A response that can be sent again to anybody: its status, its headers and its body, by encoding. */
export class CachedResponse {
  /** By `performance.now()`. */
  readonly storedAt = performance.now();
  /** Made when first requested. */
  private readonly variants = new Map<Encoding | 'not modified', Promise<Variant>>();

  constructor(
    readonly status: number,
    private readonly headers: OutgoingHttpHeaders,
    private readonly body: Buffer,
  ) {}

  /** What it takes in memory. */
  get bytes(): number {
    return this.body.length + overheadBytes;
  }

  /** As 304 to a client that has it (RFC 9110, 13.1.2), else in the best encoding that the client accepts. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await this.variantFor(request);
    // Such as the request's id; the rest the handler has set where this is its own answer.
    const own = Object.entries(response.getHeaders()).filter(([name]) => !(name in this.headers));
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(status, [...flat(Object.fromEntries(own)), ...headers]).end(body);
  }

  private variantFor(request: IncomingMessage): Promise<Variant> {
    const isKnown = this.status === 200 && fresh(request.headers, { etag: this.headers.etag });
    const kind = isKnown ? 'not modified' : this.encodingFor(request);
    const known = this.variants.get(kind);
    if (known) return known;
    const made = kind === 'not modified' ? this.notModified() : this.encoded(kind);
    this.variants.set(kind, made);
    return made;
  }

  private encodingFor(request: IncomingMessage): Encoding {
    if (this.body.length < worthCompressing) return 'identity';
    const [best = 'identity'] = new Negotiator(request).encodings(['br', 'gzip', 'identity']);
    return best as Encoding;
  }

  private async notModified(): Promise<Variant> {
    const headers = { ...this.headers, 'content-type': undefined, 'content-length': undefined };
    return { status: 304, headers: flat(headers), body: Buffer.alloc(0) };
  }

  private async encoded(encoding: Encoding): Promise<Variant> {
    const body = await compress(this.body, encoding);
    const headers: OutgoingHttpHeaders = { ...this.headers, 'content-length': body.length };
    if (this.body.length >= worthCompressing) headers.vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return { status: this.status, headers: flat(headers), body };
  }
}

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]));

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? zip(body, { level: 6 }) : body;
}
