import { signInCookies } from '@site/contracts';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
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
 * Takes the hint away once its session is over. The session's own cookie stays: the answer may overtake one that has
 * just brought a new one.
 */
export function clearDeadHint(config: SessionConfig): RequestHandler {
  return (request, response, next) => {
    const secure = isSecure(request, config);
    const name = cookieName(hintCookie, secure);
    if (readCookie(request, name) && !request.user) response.clearCookie(name, optionsFor(secure));
    next();
  };
}

const optionsFor = (secure: boolean): CookieOptions => ({ path: '/', sameSite: 'lax', secure });
