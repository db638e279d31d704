import { parseCookie } from 'cookie';
import type { CookieOptions } from 'express';
import type { IncomingMessage } from 'node:http';

/** Over https browsers tie a cookie with this prefix to the one host that set it: no subdomain can plant another. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const readCookies = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  parseCookie(headers.cookie ?? '');

export const readCookie = (request: IncomingMessage, name: string): string | undefined => readCookies(request)[name];

/** Of a cookie of the whole site that no script can read. `secure`: true where visitors come by https. */
export const cookieOptions = (secure: boolean): CookieOptions => ({ httpOnly: true, sameSite: 'lax', secure });
