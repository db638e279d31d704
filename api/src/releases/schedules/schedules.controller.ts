import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { ScheduleInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { OtherLive } from '../live/live.presenter';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, TokenMay } from '../tokens/token-may';
import { ScheduleResult } from './release-schedule.presenter';
import { SchedulesService } from './schedules.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app/schedules')
export class SchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  /**
   * Must be one that could be promoted now; is checked again at its time, and refused where another version was made live
   * meanwhile, or became a canary. What has become of a canary that runs now doesn't matter, unless stages are planned
   * and it is of this version. Where a second person has to approve it, it waits.
   */
  @Post()
  @TokenMay('promote')
  @ApiCreatedResponse({ type: ScheduleResult })
  @ApiConflictResponse({ type: OtherLive })
  scheduleRelease(@Param('app', AppPipe) app: ReleasedApp, @Body() input: ScheduleInput, @Actor() by: ReleaseActor) {
    return this.schedules.plan(app, input, by);
  }

  @Delete(':id')
  @TokenMay('promote')
  @HttpCode(204)
  @ApiNoContentResponse()
  cancelScheduledRelease(@Param('app', AppPipe) app: ReleasedApp, @Param('id') id: string, @Actor() by: ReleaseActor) {
    return this.schedules.cancel(app, id, by);
  }
}
