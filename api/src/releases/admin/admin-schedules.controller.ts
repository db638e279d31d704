import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { VersionScheduleInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { OtherLive } from '../live/live.presenter';
import { ScheduleResult } from '../schedules/release-schedule.presenter';
import { SchedulesService } from '../schedules/schedules.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { ActingAdmin } from './acting-admin';
import { AdminReleasesService } from './admin-releases.service';

@AdminOnly()
@ApiTags('releases')
@AppParam()
@Controller('admin/releases/:app/schedules')
export class AdminSchedulesController {
  constructor(
    private readonly releases: AdminReleasesService,
    private readonly schedules: SchedulesService,
  ) {}

  /**
   * Must be one that could be promoted now; is checked again at its time, and refused where another version was made live
   * meanwhile, or became a canary. What has become of a canary that runs now doesn't matter, unless stages are planned
   * and it is of this version. Where a second person has to approve it, it waits.
   */
  @Post()
  @RecentSignIn()
  @NotAudited()
  @ApiCreatedResponse({ type: ScheduleResult })
  @ApiConflictResponse({ type: OtherLive })
  scheduleVersion(
    @Param('app', AppPipe) app: ReleasedApp,
    @Body() input: VersionScheduleInput,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.releases.schedule(app, input, by);
  }

  @Delete(':id')
  @NotAudited()
  @HttpCode(204)
  @ApiNoContentResponse()
  cancelScheduledVersion(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('id') id: string,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.schedules.cancel(app, id, by);
  }
}
