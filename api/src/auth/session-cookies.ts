import type { CookieOptions, Request, Response } from 'express';
import type { ApiConfig } from '../config/api-config';

export const sessionCookie = 'sid';

/** Readable by the site's scripts: it tells them that asking who is signed in is worth a call. */
const hintCookie = 'signed_in';

export function setHintCookie(request: Request, response: Response, { secureCookie, hours }: ApiConfig['session']) {
  response.cookie(hintCookie, '1', { ...hintOptions(request, secureCookie), maxAge: hours * 3_600_000 });
}

export function clearSessionCookies(request: Request, response: Response, { secureCookie }: ApiConfig['session']) {
  response.clearCookie(hintCookie, hintOptions(request, secureCookie));
  response.clearCookie(sessionCookie, { ...hintOptions(request, secureCookie), httpOnly: true });
}

function hintOptions(request: Request, secureCookie: boolean | 'auto'): CookieOptions {
  return { path: '/', sameSite: 'lax', secure: secureCookie === 'auto' ? request.secure : secureCookie };
}
