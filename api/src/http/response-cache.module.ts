import {
  type CallHandler,
  type ExecutionContext,
  Global,
  Injectable,
  Module,
  type NestInterceptor,
} from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ResponseCache } from '@site/response-cache';
import type { Request } from 'express';
import { type Observable, finalize } from 'rxjs';
import { ApiConfig } from '../config/api-config';
import { isRead } from './is-read';

const maxBytes = 32 * 1024 * 1024;
/** Addresses whose responses are the same for everybody. */
const publicAddress = /^\/api\/posts(?=[/?]|$)/i;
/** Addresses whose writes change cached responses. */
const writtenAddress = /^\/api\/admin\/(?:posts|pictures)(?=[/?]|$)/i;

/** A caller who is told that a change was made sees it in the next public response. */
@Injectable()
class WriteInterceptor implements NestInterceptor {
  constructor(private readonly responses: ResponseCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isRead(request) || !writtenAddress.test(request.originalUrl)) return next.handle();
    return next.handle().pipe(finalize(() => this.responses.clear()));
  }
}

@Global()
@Module({
  providers: [
    {
      provide: ResponseCache,
      inject: [ApiConfig],
      useFactory: ({ responseCacheMs }: ApiConfig) =>
        new ResponseCache({
          ...{ freshMs: responseCacheMs, maxBytes, statuses: new Set([200, 301, 404]) },
          isPublic: ({ method, url = '' }) => method === 'GET' && publicAddress.test(url),
          onHit: (response) => void Object.assign(response, { locals: { fromCache: true } }),
        }),
    },
    { provide: APP_INTERCEPTOR, useClass: WriteInterceptor },
  ],
  exports: [ResponseCache],
})
export class ResponseCacheModule {}
