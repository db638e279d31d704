import { Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { ReleasedApp } from '@site/federation';
import { AdminOnly } from '../../auth/access/admin-only';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { VersionPreviewLink } from './version-preview.presenter';
import { VersionPreviewsService } from './version-previews.service';

@AdminOnly()
@ApiTags('releases')
@AppParam()
@Controller('admin/releases/:app/versions/:version/previews')
export class VersionPreviewsController {
  constructor(private readonly previews: VersionPreviewsService) {}

  /** Makes a link that shows the version on the live site to whoever opens it, in their browser alone, for a day. */
  @Post()
  @RecentSignIn()
  @ApiCreatedResponse({ type: VersionPreviewLink })
  createVersionPreview(@Param('app', AppPipe) app: ReleasedApp, @Param('version') version: string) {
    return this.previews.create(app, version);
  }
}
