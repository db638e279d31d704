import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Bulkhead } from '@site/overload';
import { type Observable, finalize } from 'rxjs';
import { OverloadedError } from '../errors/errors';

/**
 * Lets only so many public reads ask the database at a time, each until its handler is done, whether its caller is still
 * there or not: in the queue of the pool, those whose callers have left would take all of the database's time.
 */
@Injectable()
export class PublicReads implements NestInterceptor {
  constructor(private readonly bulkhead: Bulkhead) {}

  async intercept(_context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (!(await this.bulkhead.enter())) throw new OverloadedError();
    return next.handle().pipe(finalize(() => this.bulkhead.leave()));
  }
}
