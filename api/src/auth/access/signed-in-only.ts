import { type CanActivate, type ExecutionContext, Injectable, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import { UnauthorizedError } from '../../errors/errors';

/** Opens a controller to every account. */
export function SignedInOnly() {
  return applyDecorators(UseGuards(SignedInGuard), ApiCookieAuth());
}

/** Requires a signed-in user. */
@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<Request>().user) return true;
    throw new UnauthorizedError();
  }
}
