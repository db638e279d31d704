import { Injectable } from '@nestjs/common';
import { networkOf } from '@site/http';
import type { Request } from 'express';
import { SignInAudit } from '../audit/sign-in-audit';
import { LoginLimiter } from '../auth/sign-in/login-limiter';
import { isPassword } from '../auth/passwords/passwords';
import { InvalidInputError, UnauthorizedError } from '../errors/errors';
import { type CodeKind, SecondFactorService } from '../second-factor/second-factor.service';
import type { User } from '../users/user.entity';

/** Asks for the password again before sensitive actions. Wrong ones count by the open session. */
@Injectable()
export class PasswordProofs {
  constructor(
    private readonly limiter: LoginLimiter,
    private readonly secondFactor: SecondFactorService,
    private readonly audit: SignInAudit,
  ) {}

  /** Throws InvalidInputError: a 401 would say that the session is over. */
  async require(user: User, currentPassword: string, request: Request): Promise<void> {
    try {
      const attempt = { username: user.username, network: networkOf(request), device: request.sessionID };
      await this.limiter.attempt(attempt, async () => {
        if (!(await isPassword(user.passwordHash, currentPassword))) throw new UnauthorizedError();
      });
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
      await this.audit.record('signInFailed', user, request);
      const message = 'This is not your current password';
      throw new InvalidInputError(message, { currentPassword: message });
    }
  }

  /** The password first: a wrong one must not use up a code. */
  async requireCode(user: User, code: string, request: Request): Promise<CodeKind> {
    const kind = await this.secondFactor.use(user.id, code, request.sessionID);
    if (kind) return kind;
    await this.audit.record('secondFactorFailed', user, request);
    throw wrongCode();
  }
}

export function wrongCode(): InvalidInputError {
  const message = 'This code is wrong, or has already been used. Wait for the next one.';
  return new InvalidInputError(message, { code: message });
}
