import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContactExportQuery, ContactQuery } from '@site/contracts';
import { AdminOnly } from '../auth/access/admin-only';
import { CsvFile } from '../csv/csv-file';
import { IdPipe } from '../http/id.pipe';
import { Paged } from '../http/paged';
import { ContactMessage } from './contact.presenter';
import { MessageExport } from './message-export';
import { MessagesService } from './messages.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/contact')
export class AdminContactController {
  constructor(
    private readonly messages: MessagesService,
    private readonly messageExport: MessageExport,
  ) {}

  @Get()
  @Paged(ContactMessage)
  listContactMessages(@Query() query: ContactQuery) {
    return this.messages.list(query);
  }

  @Get('export.csv')
  @CsvFile()
  exportContactMessages(@Query() query: ContactExportQuery) {
    return this.messageExport.start(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: ContactMessage })
  getContactMessage(@Param('id', IdPipe) id: number) {
    return this.messages.get(id);
  }

  @Patch(':id/read')
  @ApiOkResponse({ type: ContactMessage })
  markContactMessageRead(@Param('id', IdPipe) id: number) {
    return this.messages.mark(id, true);
  }

  @Patch(':id/unread')
  @ApiOkResponse({ type: ContactMessage })
  markContactMessageUnread(@Param('id', IdPipe) id: number) {
    return this.messages.mark(id, false);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  deleteContactMessage(@Param('id', IdPipe) id: number) {
    return this.messages.delete(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactMessage })
  restoreContactMessage(@Param('id', IdPipe) id: number) {
    return this.messages.restore(id);
  }
}
