import type { RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { Pool } from 'pg';
import type { ApiConfig } from '../config/api-config';
import { endOutdatedSession } from './outdated-sessions';
import { clearDeadHint, cookieName, isSecure, sessionCookie } from './session-cookies';
import { sessionSightings } from './session-sightings';
import { SessionStore } from './session-store';

/** Reads the session and the user behind it. For the addresses that need it only: it costs as much as the rest. */
export function sessionHandlers(pool: Pool, config: ApiConfig['session']): RequestHandler[] {
  const sessionOver = (secure: boolean) =>
    session({
      name: cookieName(sessionCookie, secure),
      secret: config.secret,
      // Each has a store of its own: the library leaves the cookie's options with it.
      store: new SessionStore(pool, config.idleMinutes),
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure, maxAge: config.hours * 3_600_000 },
    });
  const [overHttps, overHttp] = [sessionOver(true), sessionOver(false)];
  return [
    (request, response, next) => (isSecure(request, config) ? overHttps : overHttp)(request, response, next),
    passport.session(),
    endOutdatedSession,
    clearDeadHint(config),
    sessionSightings(pool),
  ];
}
