import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditController } from './audit.controller';
import { AuditInterceptor } from './audit.interceptor';
import { AuditService } from './audit.service';
import { SignInAudit } from './sign-in-audit';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditService, SignInAudit, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [SignInAudit],
})
export class AuditModule {}
