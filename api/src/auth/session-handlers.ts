import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { Pool } from 'pg';
import type { ApiConfig } from '../config/api-config';
import { sessionCookie } from './session-cookies';
import { sessionSightings } from './session-sightings';

const PostgresStore = connectPgSimple(session);

/** Reads the session and the user behind it. For the addresses that need it only: it costs as much as the rest. */
export function sessionHandlers(pool: Pool, { secret, hours, secureCookie }: ApiConfig['session']): RequestHandler[] {
  return [
    session({
      name: sessionCookie,
      secret,
      // A session ends at a fixed time after the sign-in; asking does not write.
      store: new PostgresStore({ pool, tableName: 'session', disableTouch: true }),
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: secureCookie, maxAge: hours * 3_600_000 },
    }),
    passport.session(),
    sessionSightings(pool),
  ];
}
