import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContentPreviewInput } from '@site/contracts';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { ContentPreview, presentPreview } from './content-preview.presenter';
import { NeedsNoDiskSpace } from '../../database/disk-space.guard';

/** Reads only: a content is too long for an address. */
@AdminOnly()
@ApiTags('admin')
@Controller('admin/content-preview')
export class ContentPreviewController {
  @NeedsNoDiskSpace()
  @Post()
  @HttpCode(200)
  @NotAudited()
  @ApiOkResponse({ type: ContentPreview })
  previewContent(@Body() input: ContentPreviewInput) {
    return presentPreview(input);
  }
}
