import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { VersionPreviewInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { AppParam, AppPipe } from '../apps/app.pipe';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, TokenMay } from '../tokens/token-may';
import { VersionPreviewLink } from './version-preview.presenter';
import { VersionPreviewsService } from './version-previews.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app/versions/:version/previews')
export class VersionPreviewsController {
  constructor(private readonly previews: VersionPreviewsService) {}

  /** Makes a link that shows the version on the live site to whoever opens it, in their browser alone. */
  @Post()
  @TokenMay('publish')
  @ApiCreatedResponse({ type: VersionPreviewLink })
  previewRelease(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('version') version: string,
    @Body() input: VersionPreviewInput,
    @Actor() by: ReleaseActor,
  ) {
    return this.previews.create(app, version, input, by);
  }
}
