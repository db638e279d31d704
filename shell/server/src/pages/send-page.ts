import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import { acceptedEncoding } from '../http/compression';
import { redirect } from '../http/answers';
import { letOpenersStay, setConfidentialHeaders } from '../http/security-headers';
import { isDocument, isForEveryone, type Page } from './page';
import { chosenColours, inColours } from './page-colours';
import { PageContent } from './page-content';

/** Sends a page in the visitor's colours, or a 304 if the visitor's copy is still valid. */
export async function sendPage(request: Request, response: Response, rendered: Page): Promise<void> {
  const page = inColours(rendered, chosenColours(request));
  if (isForEveryone(page)) letOpenersStay(response);
  response.setHeader('Vary', isDocument(page) || page.personal ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (page.confidential) setConfidentialHeaders(response);
  else if (page.personal || page.location === undefined) response.setHeader('Cache-Control', cacheControl(page));
  if (page.location !== undefined) return redirect(response, page.status, page.location);

  if (page.cacheSeconds > 0) response.setHeader('ETag', page.etag);
  if (page.status === 200 && page.cacheSeconds > 0 && isKnown(page.etag, request.headers['if-none-match'])) {
    // Without a policy: the visitor's copy keeps the one, and the nonce, that it came with.
    response.removeHeader('Content-Security-Policy');
    response.writeHead(304).end();
    return;
  }

  const { content, policy } = page.placeholder === undefined ? page : withNonce(page, page.placeholder);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Content-Type', page.contentType);
  if (page.link) response.setHeader('Link', page.link);
  if (page.status === 503 && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', '10');
  const encoding = content.isWorthCompressing ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (request.method === 'HEAD') {
    response.writeHead(page.status).end();
    return;
  }
  const body = encoding ? await content.in(encoding) : content.plain;
  response.writeHead(page.status, { 'Content-Length': body.length });
  response.end(body);
}

/** A page for one response, with its own nonce. */
function withNonce({ content, policy }: Page, placeholder: string): Pick<Page, 'content' | 'policy'> {
  const nonce = randomBytes(16).toString('base64');
  const own = (text: string) => text.replaceAll(placeholder, nonce);
  return { content: new PageContent(own(content.text)), policy: own(policy) };
}

/** Browsers must revalidate a cached page; whether a shared cache may store it depends on who may see it. */
function cacheControl({ cacheSeconds, personal }: Page): string {
  const keep = cacheSeconds > 0 ? 'no-cache' : 'no-store';
  return personal ? `private, ${keep}` : keep;
}

const isKnown = (etag: string, header: string | undefined): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim() === etag);
