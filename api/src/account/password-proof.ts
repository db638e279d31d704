import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LoginLimiter } from '../auth/login-limiter';
import { isPassword } from '../auth/passwords';
import { InvalidInputError, UnauthorizedError } from '../errors/errors';
import type { User } from '../users/user.entity';

/** Asks for the password again before what a borrowed device must not do. Wrong ones count as failed sign-ins. */
@Injectable()
export class PasswordProofs {
  constructor(private readonly limiter: LoginLimiter) {}

  /** Throws InvalidInputError: a 401 would say that the session is over. */
  async require(user: User, currentPassword: string, request: Request): Promise<void> {
    try {
      await this.limiter.attempt(user.username, request.ip ?? '', async () => {
        if (!(await isPassword(user.passwordHash, currentPassword))) throw new UnauthorizedError();
      });
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
      const message = 'This is not your current password';
      throw new InvalidInputError(message, { currentPassword: message });
    }
  }
}
