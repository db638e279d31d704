import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReplyTemplateInput } from '@site/contracts';
import { AdminOnly } from '../../auth/access/admin-only';
import { IdPipe } from '../../http/id.pipe';
import { ReplyTemplate } from './reply-template.presenter';
import { ReplyTemplatesService } from './reply-templates.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/reply-templates')
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  /** By name. */
  @Get()
  @ApiOkResponse({ type: [ReplyTemplate] })
  listReplyTemplates() {
    return this.templates.list();
  }

  @Post()
  @ApiCreatedResponse({ type: ReplyTemplate })
  createReplyTemplate(@Body() input: ReplyTemplateInput) {
    return this.templates.create(input);
  }

  @Put(':id')
  @ApiOkResponse({ type: ReplyTemplate })
  updateReplyTemplate(@Param('id', IdPipe) id: number, @Body() input: ReplyTemplateInput) {
    return this.templates.update(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  deleteReplyTemplate(@Param('id', IdPipe) id: number) {
    return this.templates.delete(id);
  }
}
