import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListQuery, RollbackInput, VersionInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { Paged } from '../../http/paged';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { CheckedVersionsService } from '../live/checked-versions.service';
import { LiveVersions, OtherLive, PromotionAnswer, RollbackTarget } from '../live/live.presenter';
import { PromotionsService } from '../live/promotions.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { CheckedVersion } from '../versions/release-version.presenter';
import { ActingAdmin } from './acting-admin';
import { ReleaseOverview } from './admin-releases.presenter';
import { AdminReleasesService } from './admin-releases.service';

/** What a token's holder does over the network, an admin does here. Each change records itself, whoever makes it. */
@AdminOnly()
@ApiTags('releases')
@Controller('admin/releases')
export class AdminReleasesController {
  constructor(
    private readonly releases: AdminReleasesService,
    private readonly versions: CheckedVersionsService,
    private readonly promotions: PromotionsService,
  ) {}

  @Get()
  @ApiOkResponse({ type: ReleaseOverview })
  getReleaseOverview() {
    return this.releases.overview();
  }

  /** The newest first. */
  @Get(':app/versions')
  @AppParam()
  @Paged(CheckedVersion)
  listReleaseVersions(@Param('app', AppPipe) app: ReleasedApp, @Query() query: ListQuery) {
    return this.versions.list(app, query);
  }

  @Get(':app/rollback')
  @AppParam()
  @ApiOkResponse({ type: RollbackTarget })
  getRollbackTarget(@Param('app', AppPipe) app: ReleasedApp) {
    return this.promotions.findEarlier(app);
  }

  /** Answers 409 with what is live now (`current`) where that is not the revision that the caller has read. */
  @Post(':app/promote')
  @AppParam()
  @RecentSignIn()
  @NotAudited()
  @HttpCode(200)
  @ApiOkResponse({ type: PromotionAnswer })
  @ApiConflictResponse({ type: OtherLive })
  promoteVersion(
    @Param('app', AppPipe) app: ReleasedApp,
    @Body() input: VersionInput,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.releases.promote(app, input, by);
  }

  /** Answers 409 as promoting does. */
  @Post(':app/rollback')
  @AppParam()
  @RecentSignIn()
  @NotAudited()
  @HttpCode(200)
  @ApiOkResponse({ type: LiveVersions })
  @ApiConflictResponse({ type: OtherLive })
  rollBackVersion(
    @Param('app', AppPipe) app: ReleasedApp,
    @Body() input: RollbackInput,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.promotions.rollBack(app, input, by);
  }
}
