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
import type { ReleaseRight } from '@site/contracts';
import { networkOf } from '@site/http';
import type { Request } from 'express';
import { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { traceOf } from '../../audit/trace-of';
import { ApiConfig } from '../../config/api-config';
import { ForbiddenError, UnauthorizedError } from '../../errors/errors';
import { RateLimits } from '../../http/rate-limits';
import { operatorsToken, releasedByHeader, type UsableToken } from './operators-token';
import type { ReleaseActor } from './release-actor';
import { ReleaseTokensService } from './release-tokens.service';

const neededRight = Symbol('needed right');

/** Opens a handler to tokens for the app in its address that have the right; without one, to all of the app's tokens. */
export const TokenMay = (right?: ReleaseRight) => guarded(right);

/** Opens a handler to the operator's token alone. */
export const OperatorMay = () => guarded('operator');

const guarded = (needed: ReleaseRight | 'operator' | undefined) =>
  applyDecorators(SetMetadata(neededRight, needed), UseGuards(ReleaseTokenGuard), ApiBearerAuth());

/** Who acts by a token. Only behind `TokenMay` or `OperatorMay`. */
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
    private readonly manager: EntityManager,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const needed = this.reflector.get<ReleaseRight | 'operator' | undefined>(neededRight, context.getHandler());
    const { app } = request.params;
    const token = await this.find(request);
    request.releaseActor = {
      tokenId: token.id,
      userId: null,
      name: nameOf(token, request),
      rights: token.rights,
      ...traceOf(request),
    };
    if (needed === 'operator') {
      if (token !== operatorsToken) await this.refuse(request.releaseActor, context, notOperators);
      return true;
    }
    if (typeof app !== 'string' || (token.apps && !token.apps.includes(app))) {
      const own = token.apps?.join(' and ') ?? 'apps';
      await this.refuse(request.releaseActor, context, `This token is for ${own}, not for this app.`);
    }
    if (needed && !token.rights.includes(needed)) {
      await this.refuse(request.releaseActor, context, `This token lacks the right ${needed}.`);
    }
    return true;
  }

  private async find(request: Request): Promise<UsableToken> {
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

  /** What a token tries to change beyond its rights is worth a line: it may have been stolen. Every release asks what is live. */
  private async refuse({ name, address, requestId }: ReleaseActor, context: ExecutionContext, why: string) {
    const { method, params } = context.switchToHttp().getRequest<Request>();
    if (method === 'GET') throw new ForbiddenError(why);
    const targetName = params.app === undefined ? why : `${String(params.app).slice(0, 50)}: ${why}`;
    const facts = { actorName: name, address, requestId, targetName };
    await appendAudit(this.manager, { action: `${context.getHandler().name}.refused`, target: 'other', ...facts });
    throw new ForbiddenError(why);
  }
}

/** As the history names them: whoever acts says so themselves, and the token is named all the same. */
function nameOf(token: UsableToken, request: Request): string {
  const said = decoded(request.get(releasedByHeader) ?? '')
    .trim()
    .slice(0, longestName);
  if (token === operatorsToken) return `${said || token.name} (command)`;
  return `${said && `${said}, `}${token.name} (token)`;
}

const notOperators = 'Only the operator’s token may do this.';
const longestName = 100;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
