import { type CanActivate, type ExecutionContext, Injectable, UseGuards, applyDecorators } from '@nestjs/common';
import type { Request } from 'express';
import { ForbiddenError } from '../../errors/errors';
import { ApiSession, SignedInGuard } from './signed-in-only';

/** Opens a controller to admins alone. */
export function AdminOnly() {
  return applyDecorators(UseGuards(SignedInGuard, AdminGuard), ApiSession());
}

@Injectable()
class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<Request>().user?.role === 'admin') return true;
    throw new ForbiddenError('Your account has no access to the admin area.');
  }
}
