import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/access/admin-only';
import { SignedIn } from '../../auth/access/signed-in.decorator';
import { IdPipe } from '../../http/id.pipe';
import { User } from '../../users/user.entity';
import { PreviewLink } from './preview-link.presenter';
import { PreviewsService } from './previews.service';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/posts/:id')
export class PreviewLinksController {
  constructor(private readonly previews: PreviewsService) {}

  @Post('preview-link')
  @ApiCreatedResponse({ type: PreviewLink })
  createPreviewLink(@Param('id', IdPipe) id: number, @SignedIn() by: User) {
    return this.previews.link(id, by);
  }

  /** Links that still work, newest first. */
  @Get('preview-links')
  @ApiOkResponse({ type: [PreviewLink] })
  listPreviewLinks(@Param('id', IdPipe) id: number) {
    return this.previews.list(id);
  }

  @Delete('preview-links/:linkId')
  @HttpCode(204)
  @ApiNoContentResponse()
  revokePreviewLink(@Param('id', IdPipe) id: number, @Param('linkId') linkId: string) {
    return this.previews.revoke(id, linkId);
  }
}
