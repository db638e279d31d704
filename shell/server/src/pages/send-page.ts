import { CachedResponse, CompressedBody } from '@site/response-cache';
import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import { redirect } from '../http/responses';
import { letOpenersStay, setConfidentialHeaders } from '../http/security-headers';
import { isDocument, isForEveryone, type Page } from './page';
import { chosenColours, inColours } from './page-colours';

/** Sends a page in the visitor's colours, or a 304 if the visitor's copy is still valid. Undefined for a redirect. */
export async function sendPage(
  request: Request,
  response: Response,
  rendered: Page,
): Promise<CachedResponse | undefined> {
  const page = forOneVisitor(inColours(rendered, chosenColours(request)));
  if (isForEveryone(page)) letOpenersStay(response);
  if (isDocument(page) || page.personal) response.set('Vary', 'Accept-Encoding, Cookie');
  if (page.confidential) setConfidentialHeaders(response);
  else if (page.personal || page.location === undefined) response.set('Cache-Control', cacheControl(page));
  if (page.location !== undefined) {
    redirect(response, page.status, page.location);
    return undefined;
  }
  const { content, policy } = page.placeholder === undefined ? page : withNonce(page, page.placeholder);
  response.status(page.status).set({ 'Content-Security-Policy': policy, 'Content-Type': page.contentType });
  // Whoever shows a link to a page shows its card on a page of their own.
  if (page.contentType.startsWith('image/')) response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (page.cacheSeconds > 0) response.set('ETag', page.etag);
  if (page.link) response.set('Link', page.link);
  if (page.status === 405) response.set('Allow', 'GET, HEAD');
  if (page.status === 503 && !response.hasHeader('Retry-After')) response.set('Retry-After', '10');
  const sent = new CachedResponse(response, content);
  await sent.send(request, response);
  return sent;
}

/**
 * What no shared cache may store has an ETag of its own: a cache would send a copy that it stored for everyone on with the
 * cookie of the visitor whose request has shown that it is still good, or without any (RFC 9111, 4.3.4).
 */
function forOneVisitor(page: Page): Page {
  const isPersonal = page.personal || page.placeholder !== undefined;
  return isPersonal ? { ...page, personal: true, etag: page.etag.replace(/"$/, '-own"') } : page;
}

/** A page for one response, with its own nonce. */
function withNonce({ content, policy }: Page, placeholder: string): Pick<Page, 'content' | 'policy'> {
  const nonce = randomBytes(16).toString('base64');
  const own = (text: string) => text.replaceAll(placeholder, nonce);
  return { content: new CompressedBody(Buffer.from(own(String(content.plain)))), policy: own(policy) };
}

/** Browsers must revalidate a cached page; whether a shared cache may store it depends on who may see it. */
function cacheControl({ cacheSeconds, personal }: Page): string {
  const keep = cacheSeconds > 0 ? 'no-cache' : 'no-store';
  return personal ? `private, ${keep}` : keep;
}
