import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { SignInAudit } from '../audit/sign-in-audit';
import { ApiConfig } from '../config/api-config';
import { User } from '../users/user.entity';
import { type CurrentUser, presentCurrentUser } from '../users/user.presenter';
import { KnownDevices } from './known-devices';
import { accessOf } from './outdated-sessions';
import { clearSessionCookies, setHintCookie } from './session-cookies';
import { deviceOf } from './session-data';

interface Beginning {
  request: Request;
  response: Response;
  /** What was shown. */
  by?: string[];
  event?: 'signIn' | 'signInAgain';
}

@Injectable()
export class SessionService {
  constructor(
    private readonly config: ApiConfig,
    private readonly audit: SignInAudit,
    private readonly devices: KnownDevices,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Opens a session under a new id, for somebody who has shown all that it takes. */
  async begin(user: User, { request, response, by = ['password'], event = 'signIn' }: Beginning): Promise<CurrentUser> {
    await new Promise<void>((resolve, reject) =>
      request.logIn(user, (error: unknown) => (error ? reject(error) : resolve())),
    );
    const device = deviceOf(request);
    Object.assign(request.session, { device, seenAt: device.startedAt, access: accessOf(user) });
    await this.dataSource.manager.update(User, user.id, { lastLoginAt: new Date(), updatedAt: user.updatedAt });
    await this.audit.record(event, user, request, by);
    setHintCookie(request, response, this.config.session);
    this.devices.remember(request, response, user.username);
    return presentCurrentUser(user);
  }

  /** A link of another site ends nothing: it is no wish of whoever follows it. */
  async end(request: Request, response: Response): Promise<void> {
    if (request.get('sec-fetch-site') === 'cross-site') return;
    if (request.user) await this.audit.record('signOut', request.user, request);
    await promisify(request.session.destroy.bind(request.session))();
    clearSessionCookies(request, response, this.config.session);
  }
}
