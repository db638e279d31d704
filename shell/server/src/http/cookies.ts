import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

/** Over https browsers hold a cookie of this prefix to the one host that set it: no subdomain can plant another. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const readCookie = ({ headers }: Request, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** The names of a request's cookies that begin so, without what `cookieName` puts before. */
export function cookiesNamed(request: Request, prefix: string, secure: boolean): string[] {
  const start = cookieName(prefix, secure);
  return Object.keys(parseCookie(request.headers.cookie ?? ''))
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length - prefix.length));
}

/** Of a cookie of the whole site that no script can read. `secure`: true where visitors come by https. */
export const cookieOptions = (secure: boolean): CookieOptions => ({ httpOnly: true, sameSite: 'lax', secure });
