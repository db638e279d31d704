import { randomBytes } from 'node:crypto';
import { acceptedEncoding, compressQuickly, worthCompressing } from '../http/compression';
import { redirect } from '../http/answers';
import type { Exchange } from '../http/exchange';
import { documentPolicy, filePolicy, setConfidentialHeaders } from '../http/security-headers';
import type { Page } from './page';

/** Sends a page with a nonce of its own, or the news that the visitor's copy is still good. */
export async function sendPage(exchange: Exchange, page: Page): Promise<void> {
  const { request, response, method } = exchange;
  response.setHeader('Vary', page.personal ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (page.confidential) setConfidentialHeaders(response);
  else if (page.personal || page.location === undefined) response.setHeader('Cache-Control', cacheControl(page));
  if (page.location !== undefined) return redirect(exchange, page.status, page.location);

  if (page.cacheSeconds > 0) response.setHeader('ETag', page.etag);
  if (page.status === 200 && page.cacheSeconds > 0 && isKnown(page.etag, request.headers['if-none-match'])) {
    // Without a policy: the visitor's copy keeps the one, and the nonce, that it came with.
    response.removeHeader('Content-Security-Policy');
    response.writeHead(304).end();
    return;
  }

  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Security-Policy', page.csp ? documentPolicy(page.csp, nonce) : filePolicy);
  response.setHeader('Content-Type', page.contentType);
  if (page.status === 503) response.setHeader('Retry-After', '10');
  const content = Buffer.from(page.pieces.join(nonce));
  const encoding = content.length < worthCompressing ? undefined : acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (method === 'HEAD') {
    response.writeHead(page.status).end();
    return;
  }
  const body = encoding ? await compressQuickly(content, encoding) : content;
  response.writeHead(page.status, { 'Content-Length': body.length });
  response.end(body);
}

/** A browser may keep a page that it asks about each time; whether a shared cache may as well depends on who gets it. */
function cacheControl({ cacheSeconds, personal }: Page): string {
  const keep = cacheSeconds > 0 ? 'no-cache' : 'no-store';
  return personal ? `private, ${keep}` : keep;
}

const isKnown = (etag: string, header: string | undefined): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim() === etag);
