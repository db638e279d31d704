import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditQuery } from '@site/contracts';
import { AdminOnly } from '../auth/access/admin-only';
import { Paged } from '../http/paged';
import { AuditRecord } from './audit.presenter';
import { AuditService } from './audit.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Paged(AuditRecord)
  listAuditRecords(@Query() query: AuditQuery) {
    return this.audit.list(query);
  }

  @Get('actions')
  @ApiOkResponse({ type: [String] })
  listAuditActions() {
    return this.audit.listActions();
  }
}
