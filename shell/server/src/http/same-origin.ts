import type { Request } from 'express';
import { holdsToken } from './logged-path';

/** False when a browser says that another site's page sent the request. Neither header means that no browser did. */
export function isSameOrigin({ headers, host, path }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin === undefined) return true;
  // A page whose address is a secret names no origin either (Referrer-Policy), and only who knows the secret can send to it.
  if (headers.origin === 'null') return holdsToken(path);
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}
