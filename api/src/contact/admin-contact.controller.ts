import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContactExportQuery, ContactQuery, LeadInput, ListQuery, NoteInput, ReplyInput } from '@site/contracts';
import type { Request } from 'express';
import { AdminOnly } from '../auth/access/admin-only';
import { SignedIn } from '../auth/access/signed-in.decorator';
import { CsvFile } from '../csv/csv-file';
import { IdPipe } from '../http/id.pipe';
import { Paged } from '../http/paged';
import { User } from '../users/user.entity';
import { ContactMessage } from './contact.presenter';
import { LeadSummary } from './leads/lead-summary.presenter';
import { LeadSummaryService } from './leads/lead-summary.service';
import { LeadsService } from './leads/leads.service';
import { MessageHistoryEntry } from './leads/message-event.presenter';
import { MessageExport } from './message-export';
import { MessagesService } from './messages.service';
import { RepliesService } from './replies/replies.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/contact')
export class AdminContactController {
  constructor(
    private readonly messages: MessagesService,
    private readonly messageExport: MessageExport,
    private readonly leads: LeadsService,
    private readonly replies: RepliesService,
    private readonly leadSummary: LeadSummaryService,
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

  @Get('summary')
  @ApiOkResponse({ type: LeadSummary })
  getLeadSummary() {
    return this.leadSummary.read();
  }

  @Get(':id')
  @ApiOkResponse({ type: ContactMessage })
  getContactMessage(@Param('id', IdPipe) id: number) {
    return this.messages.get(id);
  }

  /** Of two changes at once the later counts; the history has both. */
  @Patch(':id')
  @ApiOkResponse({ type: ContactMessage })
  async updateLead(@Param('id', IdPipe) id: number, @Body() input: LeadInput, @SignedIn() by: User) {
    await this.leads.update(id, input, by);
    return this.messages.get(id);
  }

  @Get(':id/history')
  @Paged(MessageHistoryEntry)
  listMessageHistory(@Param('id', IdPipe) id: number, @Query() query: ListQuery) {
    return this.leads.history(id, query);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ type: MessageHistoryEntry })
  addMessageNote(@Param('id', IdPipe) id: number, @Body() input: NoteInput, @SignedIn() by: User) {
    return this.leads.addNote(id, input, by);
  }

  @Post(':id/replies')
  @ApiCreatedResponse({ type: MessageHistoryEntry })
  replyToMessage(
    @Param('id', IdPipe) id: number,
    @Body() input: ReplyInput,
    @SignedIn() by: User,
    @Req() request: Request,
  ) {
    return this.replies.send(id, input, by, request);
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
  deleteContactMessage(@Param('id', IdPipe) id: number, @SignedIn() by: User) {
    return this.messages.delete(id, by);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactMessage })
  restoreContactMessage(@Param('id', IdPipe) id: number, @SignedIn() by: User) {
    return this.messages.restore(id, by);
  }
}
