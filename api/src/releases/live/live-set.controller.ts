import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { ReleasedApp } from '@site/federation';
import type { Request, Response } from 'express';
import { ShellsOnly } from '../../auth/access/shells-only';
import { NeedsNoDiskSpace } from '../../database/disk-space.guard';
import { NotFoundError } from '../../errors/errors';
import type { FileStore } from '../../files/file-store';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { CanaryCountsService } from '../canaries/canary-counts.service';
import { CanaryReportInput } from '../canaries/canary-report-input.dto';
import { RELEASE_FILES } from '../release-files';
import { ReleaseManifestInput } from '../versions/release-manifest-input.dto';
import { VersionsService } from '../versions/versions.service';
import { ChangeListener } from './change-listener';
import { LiveVersions } from './live.presenter';
import { LiveReleasesService } from './live-releases.service';
import { ServedVersionsInput } from './served-versions-input.dto';
import { ServingShellsService } from './serving-shells.service';

const waitMs = 1_000;
const preferredWait = /(^|,)\s*wait=[1-9]\d*\s*(,|$)/;

/** What shells follow. */
@ShellsOnly({
  variable: 'RELEASE_SERVICE_SECRET',
  of: (config) => config.releaseServiceSecret,
  missing: 'Shells are not told what is live: set RELEASE_SERVICE_SECRET to tell them.',
})
@ApiTags('servers')
@Controller('live-set')
export class LiveSetController {
  constructor(
    private readonly live: LiveReleasesService,
    private readonly listener: ChangeListener,
    private readonly versions: VersionsService,
    private readonly counts: CanaryCountsService,
    private readonly serving: ServingShellsService,
    @Inject(RELEASE_FILES) private readonly files: FileStore,
  ) {}

  /**
   * Its `ETag` is the revision. Asked each second, or with `Prefer: wait=1` (RFC 7240) without a pause: where nothing has
   * changed the answer comes with the next change, after a second at the latest. `Preference-Applied` says so.
   */
  @Get()
  @ApiOkResponse({ type: LiveVersions })
  async getLiveSet(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const isWaiting = this.listener.isListening && preferredWait.test(request.get('prefer') ?? '');
    if (isWaiting) response.set('Preference-Applied', 'wait=1');
    const live = await this.live.readAfter(revisionIn(request.get('if-none-match')), isWaiting ? waitMs : 0);
    response.set('ETag', `"${live.revision}"`);
    return live;
  }

  /** What a shell has counted of canaries, and of what is live beside them. */
  @Post('counts')
  @HttpCode(204)
  @ApiNoContentResponse()
  reportCanaryCounts(@Body() report: CanaryReportInput) {
    return this.counts.receive(report);
  }

  /** What a shell serves, when that changes, and twice a minute: one that says nothing for a minute is gone. */
  @Post('served')
  @NeedsNoDiskSpace()
  @HttpCode(204)
  @ApiNoContentResponse()
  reportServedVersions(@Body() report: ServedVersionsInput) {
    return this.serving.receive(report);
  }

  @Get('releases/:app/:version')
  @AppParam()
  @ApiOkResponse({ type: ReleaseManifestInput })
  async getReleaseManifest(@Param('app', AppPipe) app: ReleasedApp, @Param('version') version: string) {
    return (await this.versions.findComplete(app, version)).manifest;
  }

  @Get('files/:sha256')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getReleaseFile(@Param('sha256') sha256: string) {
    const file = /^[0-9a-f]{64}$/.test(sha256) ? await this.files.open(sha256) : null;
    if (!file) throw new NotFoundError('There is no such file.');
    return new StreamableFile(file.content, { length: file.bytes });
  }
}

/** As the `ETag` has it; null: it is another's. */
function revisionIn(tag: string | undefined): number | null {
  const [, revision] = /^(?:W\/)?"(\d+)"$/.exec(tag ?? '') ?? [];
  return revision === undefined ? null : Number(revision);
}
