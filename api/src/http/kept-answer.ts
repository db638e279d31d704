import { request as express } from 'express';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response as it was once sent. */
export interface KeptAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** By `performance.now()`. */
  keptAt: number;
  /** Made when first requested. */
  forms: Partial<Record<Form, Sendable | Promise<Sendable>>>;
}

type Form = 'plain' | 'notModified' | 'br' | 'gzip';

interface Sendable {
  status: number;
  /** Alternating names and values, as Node writes them without further checks. */
  headers: string[];
  body: Buffer;
}

/** Smaller texts would not gain from compression. */
const worthCompressing = 1024;
/** Headers that belong to one response only. */
const unkept = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
/** Headers that a 304 omits. */
const ofTheBody = new Set(['content-length', 'content-type']);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Records a response, if it is sent in one piece. */
export function keepAnswer(response: ServerResponse, tell: (answer: KeptAnswer) => void): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    const [chunk, encoding] = given;
    const { statusCode: status, headersSent } = response;
    // Express writes the headers at the end: a response that has sent some before is a stream.
    if (!headersSent && (typeof chunk === 'string' || Buffer.isBuffer(chunk))) {
      const body = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding as BufferEncoding | undefined);
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !unkept.has(name));
      tell({ status, headers: Object.fromEntries(headers), body, keptAt: performance.now(), forms: {} });
    }
    return end(...given);
  };
}

/** Sends a response again with the id of another request. Returns its status. */
export async function sendKept(
  answer: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<number> {
  const form = formFor(answer, request);
  const { status, headers, body } = await (answer.forms[form] ??= prepare(answer, form));
  response.writeHead(status, [...headers, 'X-Request-Id', requestId]).end(body);
  return status;
}

function formFor({ status, headers: { etag }, body }: KeptAnswer, request: IncomingMessage): Form {
  if (status === 200 && isKnown(String(etag), request)) return 'notModified';
  if (body.length < worthCompressing || !request.headers['accept-encoding']) return 'plain';
  return (express.acceptsEncodings.call(request as never, 'br', 'gzip') || 'plain') as Form;
}

/** A client that insists on a fresh response gets one, whatever it has cached. */
function isKnown(etag: string, { headers }: IncomingMessage): boolean {
  const known = headers['if-none-match'];
  if (!known || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return known === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** An entity tag without its weakness mark, for comparison. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

function prepare({ status, headers, body }: KeptAnswer, form: Form): Sendable | Promise<Sendable> {
  if (form === 'notModified') {
    const bare = Object.entries(headers).filter(([name]) => !ofTheBody.has(name));
    return { status: 304, headers: flat(Object.fromEntries(bare)), body: Buffer.alloc(0) };
  }
  const vary = body.length < worthCompressing ? {} : { vary: varying(headers.vary) };
  if (form === 'plain') return { status, headers: flat({ ...headers, ...vary }), body };
  return compress(body, form).then((compressed) => ({
    status,
    headers: flat({ ...headers, ...vary, 'content-encoding': form, 'content-length': compressed.length }),
    body: compressed,
  }));
}

const varying = (vary: OutgoingHttpHeaders['vary']): string => (vary ? `${String(vary)}, ` : '') + 'Accept-Encoding';

const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]));

const compress = (body: Buffer, form: 'br' | 'gzip'): Promise<Buffer> =>
  form === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(body, { level: 6 });
