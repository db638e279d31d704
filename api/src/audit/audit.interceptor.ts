import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { type Observable, from, mergeMap } from 'rxjs';
import { EntityManager } from 'typeorm';
import { isRead } from '../http/is-read';
import { appendAudit } from './append-audit';
import { type AuditedSubject, describeChange, findSubject } from './audited-subject';
import { notAudited } from './not-audited';
import { traceOf } from './trace-of';

/**
 * Records every write by a signed-in user, in any controller, under the handler's name. A refused one changed nothing
 * and is not recorded.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly manager: EntityManager,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const skipped = this.reflector.getAllAndOverride<boolean>(notAudited, [context.getHandler(), context.getClass()]);
    if (skipped || isRead(request) || !request.user) return next.handle();
    const actor = { actorId: request.user.id, actorName: request.user.username };
    const handler = context.getHandler().name;

    const record = async (subject: AuditedSubject, response: unknown) => {
      const action = subject.isBulk ? `${handler}.${kindOfBulk(request)}` : handler;
      for (const change of await describeChange(this.manager, subject, response)) {
        await appendAudit(this.manager, { action, ...actor, ...traceOf(request), ...change });
      }
      return response;
    };
    return from(findSubject(this.manager, request)).pipe(
      mergeMap((subject) => next.handle().pipe(mergeMap((response) => record(subject, response)))),
    );
  }
}

/** A bulk call names its action in the body. */
const kindOfBulk = ({ body }: Request): string => String((body as { action?: unknown }).action ?? 'all');
