import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { Request } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiConfig } from '../../config/api-config';
import { NotFoundError, UnauthorizedError } from '../../errors/errors';

/** Opens a controller to the deployment's shells, which share a secret with the API. */
export const ShellsOnly = () => applyDecorators(UseGuards(ShellGuard), ApiBearerAuth());

@Injectable()
class ShellGuard implements CanActivate {
  constructor(private readonly config: ApiConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { releaseServiceSecret: secret } = this.config;
    if (secret === null) {
      throw new NotFoundError('Shells are not told what is live: set RELEASE_SERVICE_SECRET to tell them.');
    }
    const given = context.switchToHttp().getRequest<Request>().get('authorization') ?? '';
    if (timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) return true;
    throw new UnauthorizedError('This is for shells that have the RELEASE_SERVICE_SECRET.');
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
