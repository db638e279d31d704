import { signInCookies } from '@site/contracts';
import { cookieName, cookieOptions, isSameSecret, readCookie } from '@site/http';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import { createHmac } from 'node:crypto';
import type { ApiConfig } from '../../config/api-config';

export const sessionCookie = signInCookies.session.name;
const hintCookie = signInCookies.hint.name;

type SessionConfig = ApiConfig['session'];

/** Whether the visitor came, or must come, by https. */
export function isSecure(request: Request, { secureCookie }: Pick<SessionConfig, 'secureCookie'>): boolean {
  return secureCookie === 'auto' ? request.secure : secureCookie;
}

/** Whether the visitor has a cookie of a session that was opened here, as express-session signs it. It may be over. */
export function hasSignedSession(request: Request, config: SessionConfig): boolean {
  const cookie = readCookie(request, cookieName(sessionCookie, isSecure(request, config))) ?? '';
  const [, id = '', signature = ''] = /^s:([\w-]+)\.([\w+/]+)$/.exec(cookie) ?? [];
  const right = createHmac('sha256', config.secret).update(id).digest('base64').replace(/=+$/, '');
  return isSameSecret(signature, right);
}

export function setHintCookie(request: Request, response: Response, config: SessionConfig): void {
  const secure = isSecure(request, config);
  const options = { ...hintOptions(secure), maxAge: config.hours * 3_600_000 };
  response.cookie(cookieName(hintCookie, secure), '1', options);
}

export function clearSessionCookies(request: Request, response: Response, config: SessionConfig): void {
  const secure = isSecure(request, config);
  response.clearCookie(cookieName(hintCookie, secure), hintOptions(secure));
  response.clearCookie(cookieName(sessionCookie, secure), cookieOptions(secure));
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
    if (isSessionCall || !hasSignedSession(request, config)) response.clearCookie(name, hintOptions(secure));
    next();
  };
}

const hintOptions = (secure: boolean): CookieOptions => ({ ...cookieOptions(secure), httpOnly: false });
