import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CompletionInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { Request } from 'express';
import { AppNamePipe, AppParam } from '../apps/app.pipe';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, TokenMay } from '../tokens/token-may';
import { ReleaseManifestInput } from './release-manifest-input.dto';
import { MissingFiles, PublishedVersion } from './release-version.presenter';
import { VersionsService } from './versions.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app/versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  /** Announces a version, as often as it takes: the answer says which files have to be sent. */
  @Post()
  @TokenMay('publish')
  @HttpCode(200)
  @ApiOkResponse({ type: MissingFiles })
  announceRelease(
    @Param('app', AppNamePipe) app: ReleasedApp,
    @Body() manifest: ReleaseManifestInput,
    @Actor() by: ReleaseActor,
  ) {
    return this.versions.announce(app, manifest, by);
  }

  @Put(':version/files/:sha256')
  @TokenMay('publish')
  @HttpCode(204)
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse()
  sendReleaseFile(
    @Param('app', AppNamePipe) app: ReleasedApp,
    @Param('version') version: string,
    @Param('sha256') sha256: string,
    @Req() request: Request,
  ) {
    return this.versions.receive(app, version, sha256, request);
  }

  /**
   * Many small files in one request, each named by its SHA-256 (`filename`). Those that came whole are stored even where a
   * later one is refused, or the request ends early: the next announcement says what is still missing. Files of more than
   * 1 MB have to be sent alone.
   */
  @Post(':version/files')
  @TokenMay('publish')
  @HttpCode(204)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['files'],
      properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
    },
  })
  @ApiNoContentResponse()
  sendReleaseFiles(
    @Param('app', AppNamePipe) app: ReleasedApp,
    @Param('version') version: string,
    @Req() request: Request,
  ) {
    return this.versions.receiveMany(app, version, request);
  }

  /** Only from then on the version exists, and may go live. */
  @Post(':version/complete')
  @TokenMay('publish')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedVersion })
  completeRelease(
    @Param('app', AppNamePipe) app: ReleasedApp,
    @Param('version') version: string,
    @Body() input: CompletionInput,
    @Actor() by: ReleaseActor,
  ) {
    return this.versions.complete(app, version, input, by);
  }
}
