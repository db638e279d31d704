import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ResponseCache } from '@site/response-cache';
import type { Request } from 'express';
import { type Observable, finalize } from 'rxjs';
import { isRead } from './is-read';

/** Addresses whose writes change cached responses. */
const writtenAddress = /^\/api\/admin\/(?:posts|pictures)(?=[/?]|$)/i;

/** A caller who is told that a change was made sees it in the next public response. */
@Injectable()
export class WriteInterceptor implements NestInterceptor {
  constructor(private readonly responses: ResponseCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isRead(request) || !writtenAddress.test(request.originalUrl)) return next.handle();
    return next.handle().pipe(finalize(() => this.responses.clear()));
  }
}
