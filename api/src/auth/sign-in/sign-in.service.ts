import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SignInAudit } from '../../audit/sign-in-audit';
import { UnauthorizedError } from '../../errors/errors';
import type { SecondFactorRequired } from '../../second-factor/second-factor.presenter';
import { SecondFactorService } from '../../second-factor/second-factor.service';
import type { User } from '../../users/user.entity';
import { type CurrentUser, presentCurrentUser } from '../../users/user.presenter';
import { KnownDevices } from '../devices/known-devices';
import { PendingSignIns } from './pending-sign-ins';
import { CurrentSessionService } from '../sessions/current-session.service';

/** The steps of a sign-in: a password, then a code where the account has a second factor. */
@Injectable()
export class SignInService {
  constructor(
    private readonly sessions: CurrentSessionService,
    private readonly pending: PendingSignIns,
    private readonly secondFactor: SecondFactorService,
    private readonly devices: KnownDevices,
    private readonly audit: SignInAudit,
  ) {}

  /** Goes on for somebody whose password was right. */
  async afterPassword(user: User, request: Request, response: Response): Promise<void> {
    if (await this.secondFactor.isEnabled(user.id)) return this.pending.begin(user, request);
    await this.sessions.begin(user, { request, response });
    // Whoever has turned it on since has ended all sessions but this one, which was not there yet.
    if (await this.secondFactor.isEnabledByNow(user.id)) await this.pending.begin(user, request);
  }

  /** Says what it came to. */
  respond(user: User, { session }: Request, response: Response): CurrentUser | SecondFactorRequired {
    if (!session.pendingSignIn) return presentCurrentUser(user);
    response.status(202);
    return { secondFactor: true };
  }

  async withCode(code: string, request: Request, response: Response): Promise<CurrentUser> {
    const user = await this.pending.find(request);
    const device = await this.devices.find(request, user.username);
    const kind = await this.secondFactor.use(user.id, code, device);
    if (!kind) {
      await this.audit.record('secondFactorFailed', user, request);
      throw wrongCode();
    }
    await this.sessions.begin(user, { request, response, by: ['password', kind] });
    return presentCurrentUser(user);
  }
}

const wrongCode = () => {
  const message = 'This code is wrong, or has already been used. Wait for the next one.';
  return new UnauthorizedError(message, { code: message });
};
