import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginInput } from '@site/contracts';
import type { Request } from 'express';
import { SignInAudit } from '../audit/sign-in-audit';
import { UnauthorizedError } from '../errors/errors';
import { networkOf } from '../http/address-of';
import { readInput } from '../http/read-input';
import { KnownDevices } from './known-devices';
import { LoginLimiter } from './login-limiter';

/** Checks the credentials in a request: behind it, `request.user` is whom they name. It opens no session. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly limiter: LoginLimiter,
    private readonly devices: KnownDevices,
    private readonly audit: SignInAudit,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const input = readInput(LoginInput, request.body);
    request.body = input;
    try {
      const device = this.devices.find(request, input.username);
      await this.limiter.attempt(
        { username: input.username, network: networkOf(request), device },
        () => super.canActivate(context) as Promise<boolean>,
      );
    } catch (error) {
      if (error instanceof UnauthorizedError) await this.audit.recordFailure(input.username, request);
      throw error;
    }
    return true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    return user;
  }
}
