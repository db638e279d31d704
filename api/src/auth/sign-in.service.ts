import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SignInAudit } from '../audit/sign-in-audit';
import { UnauthorizedError } from '../errors/errors';
import type { SecondFactorAsked } from '../second-factor/second-factor.presenter';
import { SecondFactorService } from '../second-factor/second-factor.service';
import type { User } from '../users/user.entity';
import type { CurrentUser } from '../users/user.presenter';
import { KnownDevices } from './known-devices';
import { PendingSignIns } from './pending-sign-ins';
import { SessionService } from './session.service';

/** The steps of a sign-in: a password, then a code where the account has a second factor. */
@Injectable()
export class SignInService {
  constructor(
    private readonly sessions: SessionService,
    private readonly pending: PendingSignIns,
    private readonly secondFactor: SecondFactorService,
    private readonly devices: KnownDevices,
    private readonly audit: SignInAudit,
  ) {}

  /** Goes on for somebody whose password was right. */
  async afterPassword(user: User, request: Request, response: Response): Promise<CurrentUser | SecondFactorAsked> {
    if (!(await this.secondFactor.isEnabled(user.id))) return this.sessions.begin(user, { request, response });
    await this.pending.begin(user, request);
    response.status(202);
    return { secondFactor: true };
  }

  async withCode(code: string, request: Request, response: Response): Promise<CurrentUser> {
    const user = await this.pending.find(request);
    const kind = await this.secondFactor.use(user.id, code, this.devices.find(request, user.username));
    if (kind) return this.sessions.begin(user, { request, response, by: ['password', kind] });
    await this.audit.record('secondFactorFailed', user, request);
    throw wrongCode();
  }
}

const wrongCode = () => {
  const message = 'This code is not right, or was used before. Wait for the next one.';
  return new UnauthorizedError(message, { code: message });
};
