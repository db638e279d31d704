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
import { traceOf } from '../../audit/trace-of';
import { ApiConfig } from '../../config/api-config';
import { ForbiddenError, UnauthorizedError } from '../../errors/errors';
import { isRead } from '../../http/is-read';
import { RateLimits } from '../../http/rate-limits';
import { operatorsToken, releasedByHeader, type UsableToken } from './operators-token';
import type { ReleaseActor } from './release-actor';
import { ReleaseTokensService } from './release-tokens.service';
import { actorName, TokenAudit, type TokenCall } from './token-audit';

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
    private readonly audit: TokenAudit,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const needed = this.reflector.get<ReleaseRight | 'operator' | undefined>(neededRight, context.getHandler());
    const { app } = request.params;
    const call = callOf(context, request);
    const token = await this.find(request, call);
    const { address, requestId } = call;
    const name = actorName(token, call);
    request.releaseActor = { tokenId: token.id, userId: null, name, rights: token.rights, address, requestId };
    if (needed === 'operator') {
      if (token !== operatorsToken) await this.refuse(token, call, notOperators);
      return true;
    }
    if (typeof app !== 'string' || (token.apps && !token.apps.includes(app))) {
      const own = token.apps?.join(' and ') ?? 'apps';
      await this.refuse(token, call, `This token is for ${own}, not for this app.`);
    }
    if (needed && !token.rights.includes(needed)) {
      await this.refuse(token, call, `This token lacks the right ${needed}.`);
    }
    return true;
  }

  private async find(request: Request, call: TokenCall): Promise<UsableToken> {
    const [, secret] = /^Bearer (\S{1,200})$/i.exec(request.get('authorization') ?? '') ?? [];
    try {
      if (!secret) throw new UnauthorizedError('Releasing needs the header "Authorization: Bearer …" with a token.');
      return await this.tokens.use(secret, call);
    } catch (error) {
      const { perAddress, minutes } = this.config.loginLimit;
      if (error instanceof UnauthorizedError) {
        await this.limits.count({ key: `release-token:${networkOf(request)}`, attempts: perAddress, minutes });
      }
      throw error;
    }
  }

  private async refuse(token: UsableToken, call: TokenCall, why: string): Promise<never> {
    await this.audit.recordRefusal(token, call, why);
    throw new ForbiddenError(why);
  }
}

function callOf(context: ExecutionContext, request: Request): TokenCall {
  const app = storable(String(request.params.app ?? ''));
  const said = storable(decoded(request.get(releasedByHeader) ?? '')).trim();
  return {
    ...{ handler: context.getHandler().name, app: app.slice(0, longestApp), isRead: isRead(request) },
    ...{ said: said.slice(0, longestName), network: networkOf(request), ...traceOf(request) },
  };
}

/** Postgres refuses a text with the character NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');

const notOperators = 'Only the operator’s token may do this.';
const longestApp = 50;
const longestName = 100;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
