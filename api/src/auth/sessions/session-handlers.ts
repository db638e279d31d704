import { cookieName, cookieOptions } from '@site/http';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { Pool } from 'pg';
import type { INestApplication } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import type { ApiConfig } from '../../config/api-config';
import { DATABASE_POOL } from '../../database/database-pool';
import { User } from '../../users/user.entity';
import { accessOf, endOutdatedSession } from './outdated-sessions';
import { clearDeadHint, isSecure, sessionCookie } from './session-cookies';
import { deviceOf } from './session-data';
import { sessionSightings } from './session-sightings';
import { SessionStore } from './session-store';

/** Reads the session and its user. Only for the addresses that need it: it costs as much as the rest of a request. */
export function sessionHandlers(app: INestApplication, config: ApiConfig['session']): RequestHandler[] {
  const pool: Pool = app.get(DATABASE_POOL);
  storeUsersInSessions(app.get(DataSource).getRepository(User));
  const sessionOver = (secure: boolean) =>
    session({
      name: cookieName(sessionCookie, secure),
      secret: config.secret,
      // Each has its own store: the library keeps the cookie's options there.
      store: new SessionStore(pool, config.idleMinutes),
      resave: false,
      saveUninitialized: false,
      cookie: { ...cookieOptions(secure), maxAge: config.hours * 3_600_000 },
    });
  const [overHttps, overHttp] = [sessionOver(true), sessionOver(false)];
  return [
    (request, response, next) => (isSecure(request, config) ? overHttps : overHttp)(request, response, next),
    passport.session(),
    endOutdatedSession,
    clearDeadHint(config),
    refuseOtherAccounts,
    sessionSightings(pool),
  ];
}

/**
 * A page of the console names the account whose screen it is: what was written there must not become that of whoever has
 * signed in since, in another tab.
 */
const refuseOtherAccounts: RequestHandler = (request, _, next) => {
  const account = request.get('x-account');
  if (account && request.user?.id !== account) request.user = undefined;
  next();
};

/** A session holds the user's id, and where and with what access it was opened. */
function storeUsersInSessions(users: Repository<User>): void {
  passport.serializeUser<string, Request>((request, user, done) => {
    const device = deviceOf(request);
    Object.assign(request.session, { device, seenAt: device.startedAt, access: accessOf(user) });
    done(null, user.id);
  });
  passport.deserializeUser<string>((id, done) => {
    users.findOneBy({ id, isActive: true }).then((user) => done(null, user ?? false), done);
  });
}
