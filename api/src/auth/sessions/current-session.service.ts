import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { SignInAudit } from '../../audit/sign-in-audit';
import { ApiConfig } from '../../config/api-config';
import { UnauthorizedError } from '../../errors/errors';
import { User } from '../../users/user.entity';
import { KnownDevices } from '../devices/known-devices';
import { isSessionOpen } from './end-sessions';
import { clearSessionCookies, setHintCookie } from './session-cookies';

interface SignIn {
  request: Request;
  response: Response;
  /** What was shown. */
  by?: string[];
  event?: 'signIn' | 'signInAgain';
}

/** A link of our own, and a typed address; browsers of old and plain http do not say. */
const trustedSites = ['same-origin', 'none', undefined];
/** A page that is opened, or a call of the console's. */
const trustedDestinations = ['document', 'empty', undefined];

@Injectable()
export class CurrentSessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly audit: SignInAudit,
    private readonly devices: KnownDevices,
  ) {}

  /** Opens a session under a new id, for somebody who has shown all that it takes. */
  async begin(user: User, { request, response, by = ['password'], event = 'signIn' }: SignIn): Promise<void> {
    // Before the session: where this can't be written, none opens, and one that is open stays.
    await this.dataSource.transaction(async (manager) => {
      const now = { lastLoginAt: () => 'now()', updatedAt: () => '"updatedAt"' };
      const { affected } = await manager.update(User, user.id, now);
      if (!affected) throw new UnauthorizedError('Invalid credentials');
      // Now that the user is locked: what has ended the session meanwhile must not be undone by a new one.
      if (event === 'signInAgain' && !(await isSessionOpen(manager, request.sessionID))) throw new UnauthorizedError();
      await this.audit.record(event, user, request, { fields: by, manager });
    });
    await promisify<User, void>(request.logIn.bind(request))(user);
    setHintCookie(request, response, this.config.session);
    await this.devices.remember(request, response, user.username);
  }

  /**
   * A link of another site ends nothing, nor does one of another subdomain, nor a picture of a post that has this address:
   * it is no wish of whoever sees it.
   */
  async end(request: Request, response: Response): Promise<void> {
    if (!trustedSites.includes(request.get('sec-fetch-site'))) return;
    if (!trustedDestinations.includes(request.get('sec-fetch-dest'))) return;
    if (request.user) await this.audit.record('signOut', request.user, request);
    await promisify(request.session.destroy.bind(request.session))();
    clearSessionCookies(request, response, this.config.session);
  }
}
