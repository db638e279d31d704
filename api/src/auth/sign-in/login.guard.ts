import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginInput } from '@site/contracts';
import { networkOf } from '@site/http';
import type { Request, Response } from 'express';
import { SignInAudit } from '../../audit/sign-in-audit';
import { TooManyRequestsError, UnauthorizedError } from '../../errors/errors';
import { readInput } from '../../http/read-input';
import { refuseUnread } from '../../http/refuse-unread';
import type { User } from '../../users/user.entity';
import { KnownDevices } from '../devices/known-devices';
import { LoginLimiter } from './login-limiter';
import { SignInService } from './sign-in.service';

/**
 * Signs in with a request's credentials: afterwards a session is open, or waits for a code. The guard does both, since
 * an attempt is over, and the next one may begin, only once its success is stored.
 */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly limiter: LoginLimiter,
    private readonly devices: KnownDevices,
    private readonly audit: SignInAudit,
    private readonly signIn: SignInService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    refuseUnread(context);
    const input = readInput(LoginInput, request.body);
    request.body = input;
    try {
      const device = await this.devices.find(request, input.username);
      const attempt = { username: input.username, network: networkOf(request), device };
      await this.limiter.attempt(attempt, async () => {
        await super.canActivate(context);
        await this.signIn.afterPassword(request.user as User, request, http.getResponse<Response>());
      });
    } catch (error) {
      if (error instanceof UnauthorizedError) await this.audit.recordFailure(input.username, request);
      // Once for each limit that has run out: whoever goes on trying would fill the log, which keeps all.
      if (error instanceof TooManyRequestsError && error.isFirst)
        await this.audit.recordFailure(input.username, request, 'tooManySignInsFailed');
      throw error;
    }
    return true;
  }

  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    return user;
  }
}
