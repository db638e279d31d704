import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CanaryStepInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { CanariesService } from '../canaries/canaries.service';
import { CanaryFigures } from '../canaries/canary.presenter';
import { LiveVersions, OtherLive } from '../live/live.presenter';
import type { ReleaseActor } from '../tokens/release-actor';
import { ActingAdmin } from './acting-admin';

@AdminOnly()
@ApiTags('releases')
@AppParam()
@Controller('admin/releases/:app/canary')
export class AdminCanariesController {
  constructor(private readonly canaries: CanariesService) {}

  @Get()
  @ApiOkResponse({ type: CanaryFigures })
  getCanaryFigures(@Param('app', AppPipe) app: ReleasedApp) {
    return this.canaries.compare(app);
  }

  /** Answers 409 as promoting does. A rollback ends the canary. */
  @Post()
  @RecentSignIn()
  @NotAudited()
  @HttpCode(200)
  @ApiOkResponse({ type: LiveVersions })
  @ApiConflictResponse({ type: OtherLive })
  stepCanaryVersion(
    @Param('app', AppPipe) app: ReleasedApp,
    @Body() input: CanaryStepInput,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.canaries.step(app, input, by);
  }
}
