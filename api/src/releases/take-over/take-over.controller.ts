import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ReleasedApp } from '@site/federation';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { LiveVersions } from '../live/live.presenter';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, OperatorMay } from '../tokens/token-may';
import { TakeOverInput } from './take-over-input.dto';
import { TakeOverService } from './take-over.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app/take-over')
export class TakeOverController {
  constructor(private readonly takeOver: TakeOverService) {}

  /**
   * Begins the history of an app with what was live of it before this service released it. For the operator, and only before
   * the app's first change (409 after it).
   */
  @Post()
  @OperatorMay()
  @HttpCode(200)
  @ApiOkResponse({ type: LiveVersions })
  takeOverReleases(@Param('app', AppPipe) app: ReleasedApp, @Body() input: TakeOverInput, @Actor() by: ReleaseActor) {
    return this.takeOver.takeOver(app, input, by);
  }
}
