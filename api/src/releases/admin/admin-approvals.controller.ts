import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReasonInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { NotAudited } from '../../audit/not-audited';
import { AdminOnly } from '../../auth/access/admin-only';
import { RecentSignIn } from '../../auth/sign-in/recent-sign-in';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { ApprovalsService } from '../approvals/approvals.service';
import { LiveVersions } from '../live/live.presenter';
import { PromotionsService } from '../live/promotions.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { ActingAdmin } from './acting-admin';

/** What becomes of a promotion that waits for a second person. */
@AdminOnly()
@ApiTags('releases')
@AppParam()
@Controller('admin/releases/:app/requests/:id')
export class AdminApprovalsController {
  constructor(
    private readonly promotions: PromotionsService,
    private readonly approvals: ApprovalsService,
  ) {}

  /**
   * Not by whoever asked for it. Everything is checked again; answers 409 where another version was made live meanwhile, or
   * became a canary. What has become of a canary that ran before doesn't matter, unless stages
   * were asked for and it is of this version.
   */
  @Post('approve')
  @RecentSignIn()
  @NotAudited()
  @HttpCode(200)
  @ApiOkResponse({ type: LiveVersions })
  approvePromotion(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('id') id: string,
    @Body() { because }: ReasonInput,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.promotions.approve(app, id, because ?? null, by);
  }

  @Post('decline')
  @RecentSignIn()
  @NotAudited()
  @HttpCode(204)
  @ApiNoContentResponse()
  declinePromotion(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('id') id: string,
    @Body() { because }: ReasonInput,
    @ActingAdmin() by: ReleaseActor,
  ) {
    return this.approvals.decline(app, id, because ?? null, by);
  }
}
