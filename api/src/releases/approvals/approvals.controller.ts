import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReasonInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { AppParam, AppPipe } from '../apps/app.pipe';
import { LiveVersions } from '../live/live.presenter';
import { PromotionsService } from '../live/promotions.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { Actor, OperatorMay } from '../tokens/token-may';
import { ApprovalsService } from './approvals.service';

/** What becomes of a promotion that waits for a second person, where there is no console to say so in. */
@ApiTags('releases')
@AppParam()
@Controller('releases/:app/requests/:id')
export class ApprovalsController {
  constructor(
    private readonly promotions: PromotionsService,
    private readonly approvals: ApprovalsService,
  ) {}

  /** Only of what an admin asked for, or a token that one has made. Everything is checked again, as in the console. */
  @Post('approve')
  @OperatorMay()
  @HttpCode(200)
  @ApiOkResponse({ type: LiveVersions })
  approveRelease(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('id') id: string,
    @Body() { because }: ReasonInput,
    @Actor() by: ReleaseActor,
  ) {
    return this.promotions.approve(app, id, because ?? null, by);
  }

  @Post('decline')
  @OperatorMay()
  @HttpCode(204)
  @ApiNoContentResponse()
  declineRelease(
    @Param('app', AppPipe) app: ReleasedApp,
    @Param('id') id: string,
    @Body() { because }: ReasonInput,
    @Actor() by: ReleaseActor,
  ) {
    return this.approvals.decline(app, id, because ?? null, by);
  }
}
