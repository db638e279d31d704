import type { Request } from 'express';

/**
 * False when a browser says that another site's page sent the request. Neither header means that no browser did. A page whose
 * address is a secret names no origin either (Referrer-Policy), and only who knows the secret can send to it.
 */
export function isSameOrigin({ headers, host }: Request, isSecretAddress = false): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return true;
  if (origin === 'null') return isSecretAddress;
  return URL.canParse(origin) && new URL(origin).host === host;
}
