import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { type Observable, finalize } from 'rxjs';
import { AnswerCache } from './answer-cache';
import { isRead } from './is-read';

/** A caller who is told that a change was made sees it in the next public response. */
@Injectable()
export class WriteInterceptor implements NestInterceptor {
  constructor(private readonly answers: AnswerCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isRead(request) || !this.answers.isChangedBy({ url: request.originalUrl })) return next.handle();
    return next.handle().pipe(finalize(() => this.answers.clear()));
  }
}
