import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { releaseRights } from '@site/contracts';
import type { Request } from 'express';
import { traceOf } from '../../audit/trace-of';
import { UnauthorizedError } from '../../errors/errors';
import type { ReleaseActor } from '../tokens/release-actor';

/** The admin who releases, with every right. Only behind AdminOnly. */
export const ActingAdmin = createParamDecorator((_: unknown, context: ExecutionContext): ReleaseActor => {
  const request = context.switchToHttp().getRequest<Request>();
  const { user } = request;
  if (!user) throw new UnauthorizedError();
  return { tokenId: null, userId: user.id, name: user.username, rights: [...releaseRights], ...traceOf(request) };
});
