import { signInCookies } from '@site/contracts';
import { isSameSecret } from '@site/http';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { createHmac } from 'node:crypto';
import type { ApiConfig } from '../../config/api-config';

/** Over https browsers tie a cookie with this prefix to the one host that set it: no subdomain can plant another. */
const hostOnly = '__Host-';

export const sessionCookie = signInCookies.session.name;
const hintCookie = signInCookies.hint.name;

type SessionConfig = ApiConfig['session'];

/** Whether the visitor came, or must come, by https. */
export function isSecure(request: Request, { secureCookie }: Pick<SessionConfig, 'secureCookie'>): boolean {
  return secureCookie === 'auto' ? request.secure : secureCookie;
}

export const cookieName = (name: string, secure: boolean): string => (secure ? `${hostOnly}${name}` : name);

/** As it was set: the cookies of this site need no decoding. */
export function readCookie({ headers }: Request, name: string): string | undefined {
  return headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Whether the visitor has a cookie of a session that was opened here, as express-session signs it. It may be over. */
export function hasSignedSession(request: Request, config: SessionConfig): boolean {
  const cookie = readCookie(request, cookieName(sessionCookie, isSecure(request, config))) ?? '';
  const [, id = '', signature = ''] = /^s%3A([\w-]+)\.([\w%]+)$/.exec(cookie) ?? [];
  const right = createHmac('sha256', config.secret).update(id).digest('base64').replace(/=+$/, '');
  return isSameSecret(signature, encodeURIComponent(right));
}

export function setHintCookie(request: Request, response: Response, config: SessionConfig): void {
  const secure = isSecure(request, config);
  const options = { ...optionsFor(secure), maxAge: config.hours * 3_600_000 };
  response.cookie(cookieName(hintCookie, secure), '1', options);
}

export function clearSessionCookies(request: Request, response: Response, config: SessionConfig): void {
  const secure = isSecure(request, config);
  response.clearCookie(cookieName(hintCookie, secure), optionsFor(secure));
  response.clearCookie(cookieName(sessionCookie, secure), { ...optionsFor(secure), httpOnly: true });
}

/**
 * Takes the hint away once its session is over, which the page asks at `/api/auth/user`; other calls may overtake an
 * answer that brings the cookies of a new one. The session's own cookie stays for the same reason.
 */
export function clearDeadHint(config: SessionConfig): RequestHandler {
  return (request, response, next) => {
    const secure = isSecure(request, config);
    const name = cookieName(hintCookie, secure);
    if (request.user || !readCookie(request, name)) return next();
    const isSessionCall = request.baseUrl + request.path === '/api/auth/user';
    if (isSessionCall || !hasSignedSession(request, config)) response.clearCookie(name, optionsFor(secure));
    next();
  };
}

const optionsFor = (secure: boolean): CookieOptions => ({ path: '/', sameSite: 'lax', secure });
