import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { isSameSecret } from '@site/http';
import type { Request } from 'express';
import { ApiConfig } from '../../config/api-config';
import { NotFoundError, UnauthorizedError } from '../../errors/errors';

interface SharedSecret {
  /** The variable that holds it, in the API and in the shells. */
  variable: string;
  /** Null where it is not set. */
  of(config: ApiConfig): string | null;
  /** What callers get where it is not set. */
  missing: string;
}

/** Opens a controller to the deployment's shells, which share a secret with the API. */
export function ShellsOnly(secret: SharedSecret) {
  @Injectable()
  class ShellGuard implements CanActivate {
    constructor(private readonly config: ApiConfig) {}

    canActivate(context: ExecutionContext): boolean {
      const expected = secret.of(this.config);
      if (expected === null) throw new NotFoundError(secret.missing);
      const given = context.switchToHttp().getRequest<Request>().get('authorization') ?? '';
      if (isSameSecret(given, `Bearer ${expected}`)) return true;
      throw new UnauthorizedError(`This is for shells that have the ${secret.variable}.`);
    }
  }
  return applyDecorators(UseGuards(ShellGuard), ApiBearerAuth());
}
