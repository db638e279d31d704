import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Exchange } from './exchange';

/** Answers with JSON that no cache may keep. */
export function sendJson({ response, method }: Exchange, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Responds with JSON that a browser may cache but must revalidate: open tabs do, mostly with a 304. */
export function sendRevalidated({ request, response, method }: Exchange, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Answers in the API's one error shape. */
export function sendError(exchange: Exchange, status: number, message: string): void {
  sendJson(exchange, status, { statusCode: status, message, error: STATUS_CODES[status] ?? 'Error' });
}

export function redirect({ response }: Exchange, status: number, location: string): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(status, { Location: location, 'Content-Length': 0 });
  response.end();
}
