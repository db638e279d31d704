import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { ApiConfig } from '../../config/api-config';
import { SignInAgainError } from '../../errors/errors';
import { SecondFactorService } from '../../second-factor/second-factor.service';

/** For changes of access: a person who finds an open session must not be able to keep it. Behind SignedInGuard. */
export const RecentSignIn = () => UseGuards(RecentSignInGuard);

/** Requires that the session was opened recently. */
@Injectable()
export class RecentSignInGuard implements CanActivate {
  constructor(
    private readonly config: ApiConfig,
    private readonly secondFactor: SecondFactorService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.require(context.switchToHttp().getRequest<Request>());
    return true;
  }

  /** Throws SignInAgainError, which names what must be confirmed. */
  async require({ session, user }: Request): Promise<void> {
    const since = Date.now() - Date.parse(session.device?.startedAt ?? '');
    if (since < this.config.session.recentMinutes * 60_000) return;
    throw new SignInAgainError(user ? await this.secondFactor.isEnabled(user.id) : false);
  }
}
