import { Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { ReleasedApp } from '@site/federation';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { VersionPreviewLink } from '../previews/version-preview.presenter';
import { VersionPreviewsService } from '../previews/version-previews.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { ActingAdmin } from './acting-admin';

@AdminOnly()
@ApiTags('releases')
@AppParam()
@Controller('admin/releases/:app/versions/:version/previews')
export class AdminPreviewsController {
  constructor(private readonly previews: VersionPreviewsService) {}

  /** Makes a link that shows the version on the live site to whoever opens it, in their browser alone, for a day. */
  @Post()
  @RecentSignIn()
  @NotAudited()
  @ApiCreatedResponse({ type: VersionPreviewLink })
  createVersionPreview(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('version') version: string,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.previews.create(app, version, {}, by);
  }
}
