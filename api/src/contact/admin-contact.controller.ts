import { Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContactQuery } from '@site/contracts';
import { AdminOnly } from '../auth/admin-only';
import { IdPipe } from '../http/id.pipe';
import { Paged } from '../http/paged';
import { ContactMessage } from './contact.presenter';
import { ContactService } from './contact.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/contact')
export class AdminContactController {
  constructor(private readonly contact: ContactService) {}

  @Get()
  @Paged(ContactMessage)
  listContactMessages(@Query() query: ContactQuery) {
    return this.contact.list(query);
  }

  @Patch(':id/read')
  @ApiOkResponse({ type: ContactMessage })
  markContactMessageRead(@Param('id', IdPipe) id: number) {
    return this.contact.markRead(id);
  }
}
