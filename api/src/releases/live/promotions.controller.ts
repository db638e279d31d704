import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AppReleasesQuery, PromotionInput, RollbackInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { AppNamePipe, AppParam, AppPipe } from '../apps/app.pipe';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, TokenMay } from '../tokens/token-may';
import { AppReleasesService } from './app-releases.service';
import { AppReleases, LiveVersions, OtherLive, PromotionAnswer } from './live.presenter';
import { PromotionsService } from './promotions.service';

@ApiTags('releases')
@AppParam()
@Controller('releases/:app')
export class PromotionsController {
  constructor(
    private readonly releases: AppReleasesService,
    private readonly promotions: PromotionsService,
  ) {}

  /** Of an app that its first release will register there is nothing yet. */
  @Get()
  @TokenMay()
  @ApiOkResponse({ type: AppReleases })
  getReleases(@Param('app', AppNamePipe) app: ReleasedApp, @Query() { contentHash }: AppReleasesQuery) {
    return this.releases.list(app, contentHash);
  }

  /** Answers 409 with what is live now (`current`) where that is not the revision that the caller has read. */
  @Post('promote')
  @TokenMay('promote')
  @HttpCode(200)
  @ApiOkResponse({ type: PromotionAnswer })
  @ApiConflictResponse({ type: OtherLive })
  promoteRelease(@Param('app', AppPipe) app: ReleasedApp, @Body() input: PromotionInput, @Actor() by: ReleaseActor) {
    return this.promotions.promote(app, input, by);
  }

  /** Answers 409 as promoting does. */
  @Post('rollback')
  @TokenMay('rollBack')
  @HttpCode(200)
  @ApiOkResponse({ type: LiveVersions })
  @ApiConflictResponse({ type: OtherLive })
  rollBackRelease(@Param('app', AppPipe) app: ReleasedApp, @Body() input: RollbackInput, @Actor() by: ReleaseActor) {
    return this.promotions.rollBack(app, input, by);
  }
}
