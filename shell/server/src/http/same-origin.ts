import type { Request } from 'express';

/** False when a browser says that another site's page sent the request. Neither header means that no browser did. */
export function isSameOrigin({ headers, host }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}
