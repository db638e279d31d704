import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBearerAuth } from '@nestjs/swagger';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ReleaseRight } from '@site/contracts';
import type { Request } from 'express';
import { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { traceOf } from '../../audit/trace-of';
import { ApiConfig } from '../../config/api-config';
import { ForbiddenError, UnauthorizedError } from '../../errors/errors';
import { networkOf } from '../../http/address-of';
import { RateLimits } from '../../http/rate-limits';
import type { ReleaseActor } from './release-actor';
import type { ReleaseToken } from './release-token.entity';
import { ReleaseTokensService } from './release-tokens.service';

const neededRight = Symbol('needed right');

/** Opens a handler to tokens for the app in its address that have the right; without one, to all of the app's tokens. */
export const TokenMay = (right?: ReleaseRight) =>
  applyDecorators(SetMetadata(neededRight, right), UseGuards(ReleaseTokenGuard), ApiBearerAuth());

/** Who acts by a token. Only behind `TokenMay`. */
export const Actor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ActedRequest>().releaseActor,
);

type ActedRequest = Request & { releaseActor?: ReleaseActor };

/** Requires `Authorization: Bearer TOKEN`. */
@Injectable()
class ReleaseTokenGuard implements CanActivate {
  constructor(
    private readonly tokens: ReleaseTokensService,
    private readonly limits: RateLimits,
    private readonly config: ApiConfig,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const right = this.reflector.get<ReleaseRight | undefined>(neededRight, context.getHandler());
    const { app } = request.params;
    const token = await this.find(request);
    request.releaseActor = {
      tokenId: token.id,
      userId: null,
      name: `${token.name} (token)`,
      rights: token.rights,
      ...traceOf(request),
    };
    if (typeof app !== 'string' || !token.apps.includes(app)) {
      await this.refuse(
        request.releaseActor,
        context,
        `This token is for ${token.apps.join(' and ')}, not for this app.`,
      );
    }
    if (right && !token.rights.includes(right)) {
      await this.refuse(request.releaseActor, context, `This token lacks the right ${right}.`);
    }
    return true;
  }

  private async find(request: Request): Promise<ReleaseToken> {
    const [, secret] = /^Bearer (\S{1,200})$/i.exec(request.get('authorization') ?? '') ?? [];
    try {
      if (!secret) throw new UnauthorizedError('Releasing needs the header "Authorization: Bearer …" with a token.');
      return await this.tokens.use(secret);
    } catch (error) {
      const { perAddress, minutes } = this.config.loginLimit;
      if (error instanceof UnauthorizedError) {
        await this.limits.count({ key: `release-token:${networkOf(request)}`, attempts: perAddress, minutes });
      }
      throw error;
    }
  }

  /** What a token tries beyond its rights is worth a line: it may have been stolen. */
  private async refuse({ name, address, requestId }: ReleaseActor, context: ExecutionContext, why: string) {
    const { app = '' } = context.switchToHttp().getRequest<Request>().params;
    const facts = { actorName: name, address, requestId, targetName: `${String(app).slice(0, 50)}: ${why}` };
    await appendAudit(this.manager, { action: `${context.getHandler().name}.refused`, target: 'other', ...facts });
    throw new ForbiddenError(why);
  }
}
