import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { SignInAudit, signInLine } from '../../audit/sign-in-audit';
import { ApiConfig } from '../../config/api-config';
import { Statements } from '../../database/statements';
import { UnauthorizedError } from '../../errors/errors';
import type { User } from '../../users/user.entity';
import { KnownDevices } from '../devices/known-devices';
import type { CountedAttempt } from '../sign-in/login-limiter';
import { openSession } from './open-session';
import { accessOf } from './outdated-sessions';
import { clearSessionCookies, setHintCookie } from './session-cookies';
import { deviceOf } from './session-data';
import { markStored } from './session-store';

interface Beginning {
  request: Request;
  response: Response;
  /** What was shown. */
  by?: string[];
  event?: 'signIn' | 'signInAgain';
  /** The attempt that this is the success of, if it is still counted. */
  counted?: CountedAttempt | null;
}

/** A link of our own, and a typed address; browsers of old and plain http do not say. */
const trustedSites = ['same-origin', 'none', undefined];

@Injectable()
export class CurrentSessionService {
  constructor(
    private readonly config: ApiConfig,
    private readonly audit: SignInAudit,
    private readonly devices: KnownDevices,
    private readonly statements: Statements,
  ) {}

  /** Opens a session under a new id, for somebody who has shown all that it takes. */
  async begin(user: User, beginning: Beginning): Promise<void> {
    const { request, response } = beginning;
    const { session, sessionID } = request;
    try {
      await this.open(user, sessionID, beginning);
    } catch (error) {
      // Else the library would store the new one when the request ends.
      Object.assign(request, { session, sessionID });
      throw error;
    }
    request.user = user;
    setHintCookie(request, response, this.config.session);
    this.devices.remember(request, response, user.username);
  }

  /** A link of another site ends nothing, nor does one of another subdomain: it is no wish of whoever follows it. */
  async end(request: Request, response: Response): Promise<void> {
    if (!trustedSites.includes(request.get('sec-fetch-site'))) return;
    if (request.user) await this.audit.record('signOut', request.user, request);
    await promisify(request.session.destroy.bind(request.session))();
    clearSessionCookies(request, response, this.config.session);
  }

  private async open(
    user: User,
    formerSid: string,
    { request, by = ['password'], event = 'signIn', counted = null }: Beginning,
  ): Promise<void> {
    // In place of passport's `logIn`, which stores the session before all of it is known.
    request.sessionStore.generate(request);
    const device = deviceOf(request);
    const access = accessOf(user);
    const session = Object.assign(request.session, {
      passport: { user: user.id },
      device,
      seenAt: device.startedAt,
      access,
    });
    const expire = Math.ceil(Date.now() / 1000) + this.config.session.hours * 3600;
    const line = signInLine(event, user, request, by);
    const opening = { userId: user.id, formerSid, sid: request.sessionID, session, expire, counted, line };
    if (!(await openSession(this.statements, opening))) throw new UnauthorizedError('Invalid credentials');
    markStored(session);
  }
}
