import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginInput } from '@site/contracts';
import type { Request } from 'express';
import { readInput } from '../http/read-input';
import { LoginLimiter } from './login-limiter';

/** Checks the credentials in a request and opens a session for whoever they name. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(private readonly limiter: LoginLimiter) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const input = readInput(LoginInput, request.body);
    request.body = input;
    await this.limiter.attempt(input.username, request.ip ?? '', () => super.canActivate(context) as Promise<boolean>);
    await super.logIn(request);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    return user;
  }
}
