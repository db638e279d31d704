import { type CanActivate, type ExecutionContext, Injectable, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import { UnauthorizedError } from '../../errors/errors';

/** Describes the session's cookie, whose name depends on how the visitor came. */
export const ApiSession = () => applyDecorators(ApiCookieAuth(), ApiCookieAuth('secureCookie'));

/** Opens a controller to every account. */
export function SignedInOnly() {
  return applyDecorators(UseGuards(SignedInGuard), ApiSession());
}

/** Requires a signed-in user. */
@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<Request>().user) return true;
    throw new UnauthorizedError();
  }
}
