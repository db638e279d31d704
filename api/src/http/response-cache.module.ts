import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ResponseCache } from '@site/response-cache';
import { ApiConfig } from '../config/api-config';
import { WriteInterceptor } from './write.interceptor';

const maxBytes = 32 * 1024 * 1024;
/** Addresses whose responses are the same for everybody. */
const publicAddress = /^\/api\/posts(?=[/?]|$)/i;

@Global()
@Module({
  providers: [
    {
      provide: ResponseCache,
      inject: [ApiConfig],
      useFactory: ({ answerCacheMs }: ApiConfig) =>
        new ResponseCache({
          ...{ freshMs: answerCacheMs, maxBytes, statuses: new Set([200, 301, 404]) },
          isPublic: ({ method, url = '' }) => method === 'GET' && publicAddress.test(url),
          onHit: (response) => void Object.assign(response, { locals: { fromCache: true } }),
        }),
    },
    { provide: APP_INTERCEPTOR, useClass: WriteInterceptor },
  ],
  exports: [ResponseCache],
})
export class ResponseCacheModule {}
