import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CopyInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { AppParam, AppPipe } from '../apps/app.pipe';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, TokenMay } from '../tokens/token-may';
import { CopiesService } from './copies.service';
import { ReleaseManifestInput } from './release-manifest-input.dto';

/** What another environment needs to publish the same bytes: for tokens that may publish here, too. */
@ApiTags('releases')
@AppParam()
@Controller('releases/:app/versions/:version')
export class CopiesController {
  constructor(private readonly copies: CopiesService) {}

  @Get()
  @TokenMay('publish')
  @ApiOkResponse({ type: ReleaseManifestInput })
  getPublishedManifest(@Param('app', AppPipe) app: ReleasedApp, @Param('version') version: string) {
    return this.copies.manifest(app, version);
  }

  @Get('files/:sha256')
  @TokenMay('publish')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getPublishedFile(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('version') version: string,
    @Param('sha256') sha256: string,
  ) {
    const { content, bytes } = await this.copies.file(app, version, sha256);
    return new StreamableFile(content, { length: bytes });
  }

  /** Records in the history that the version was taken to another environment. */
  @Post('copies')
  @TokenMay('publish')
  @HttpCode(204)
  @ApiNoContentResponse()
  recordReleaseCopy(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('version') version: string,
    @Body() { environment }: CopyInput,
    @Actor() by: ReleaseActor,
  ) {
    return this.copies.record(app, version, environment, by);
  }
}
