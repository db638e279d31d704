import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CanaryStepInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { LiveVersions, OtherLive } from '../live/live.presenter';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, TokenMay } from '../tokens/token-may';
import { CanariesService } from './canaries.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app/canary')
export class CanariesController {
  constructor(private readonly canaries: CanariesService) {}

  /** Answers 409 as promoting does. A rollback ends the canary. */
  @Post()
  @TokenMay('promote')
  @HttpCode(200)
  @ApiOkResponse({ type: LiveVersions })
  @ApiConflictResponse({ type: OtherLive })
  stepCanary(@Param('app', AppPipe) app: ReleasedApp, @Body() input: CanaryStepInput, @Actor() by: ReleaseActor) {
    return this.canaries.step(app, input, by);
  }
}
