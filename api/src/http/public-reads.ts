import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Bulkhead, BulkheadFullError } from '@site/overload';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { OverloadedError } from '../errors/errors';

/** Half of what a shell gives a page's calls to the API (1.4 s): the other half is for the work itself. */
const turnMs = 700;

/**
 * Lets only so many public reads ask the database at a time, each until its handler is done, whether its caller is still
 * there or not: in the queue of the pool, those whose callers have left would take all of the database's time.
 */
@Injectable()
export class PublicReads implements NestInterceptor {
  constructor(private readonly bulkhead: Bulkhead) {}

  async intercept(_context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    try {
      return of(await this.bulkhead.run(() => lastValueFrom(next.handle(), { defaultValue: undefined }), turnMs));
    } catch (error) {
      throw error instanceof BulkheadFullError ? new OverloadedError() : error;
    }
  }
}
