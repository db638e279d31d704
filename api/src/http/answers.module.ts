import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AnswerCache } from './answer-cache';
import { WriteInterceptor } from './write.interceptor';

@Global()
@Module({
  providers: [AnswerCache, { provide: APP_INTERCEPTOR, useClass: WriteInterceptor }],
  exports: [AnswerCache],
})
export class AnswersModule {}
