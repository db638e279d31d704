import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { ApiConfig } from '../config/api-config';
import type { User } from '../users/user.entity';
import { type CurrentUser, presentCurrentUser } from '../users/user.presenter';
import { clearSessionCookies, setHintCookie } from './session-cookies';

@Injectable()
export class SessionService {
  constructor(private readonly config: ApiConfig) {}

  /** Completes a sign-in; the guard has opened the session. */
  begin(user: User, request: Request, response: Response): CurrentUser {
    setHintCookie(request, response, this.config.session);
    return presentCurrentUser(user);
  }

  async end(request: Request, response: Response): Promise<void> {
    await promisify(request.session.destroy.bind(request.session))();
    clearSessionCookies(request, response, this.config.session);
  }
}
