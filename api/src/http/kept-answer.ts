import type { Request, Response } from 'express';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer as it was sent once. */
export interface KeptAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** By `performance.now()`. */
  keptAt: number;
  /** Made when first asked for. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

type Encoding = 'br' | 'gzip';

/** Below this, headers weigh more than what compression saves. */
const worthCompressing = 1024;
/** Headers of one answer alone. */
const unkept = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Tells what a response says, once it is said in one piece. */
export function keepAnswer(response: Response, tell: (answer: KeptAnswer) => void): void {
  const end = response.end.bind(response) as (...given: unknown[]) => Response;
  response.end = (...given: unknown[]) => {
    const [chunk, encoding] = given;
    const { statusCode: status, headersSent } = response;
    // Express writes the headers with the end: whatever has sent some before is a stream.
    if (!headersSent && (typeof chunk === 'string' || Buffer.isBuffer(chunk))) {
      const body = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding as BufferEncoding | undefined);
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !unkept.has(name));
      tell({ status, headers: Object.fromEntries(headers), body, keptAt: performance.now(), compressed: {} });
    }
    return end(...given);
  };
}

export async function sendKept(answer: KeptAnswer, request: Request, response: Response): Promise<void> {
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) response.setHeader(name, value);
  response.statusCode = answer.status;
  if (request.headers['if-none-match'] && request.fresh) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    response.removeHeader('Content-Type');
    response.end();
    return;
  }
  if (answer.body.length < worthCompressing) {
    response.end(answer.body);
    return;
  }
  response.vary('Accept-Encoding');
  const encoding = request.headers['accept-encoding'] && request.acceptsEncodings('br', 'gzip');
  const body = encoding ? await compressed(answer, encoding as Encoding) : answer.body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

const compressed = (answer: KeptAnswer, encoding: Encoding): Promise<Buffer> =>
  (answer.compressed[encoding] ??=
    encoding === 'br'
      ? brotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : zip(answer.body, { level: 6 }));
