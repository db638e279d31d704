import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { ApiConfig } from '../config/api-config';
import { openFileStore } from '../files/open-file-store';
import { AdminApprovalsController } from './admin/admin-approvals.controller';
import { AdminCanariesController } from './admin/admin-canaries.controller';
import { AdminPreviewsController } from './admin/admin-previews.controller';
import { AdminReleasesController } from './admin/admin-releases.controller';
import { AdminReleasesService } from './admin/admin-releases.service';
import { AdminSchedulesController } from './admin/admin-schedules.controller';
import { AppsService } from './apps/apps.service';
import { ApprovalsController } from './approvals/approvals.controller';
import { ApprovalsService } from './approvals/approvals.service';
import { CanariesController } from './canaries/canaries.controller';
import { CanariesService } from './canaries/canaries.service';
import { CanaryCountsService } from './canaries/canary-counts.service';
import { CanaryJudge } from './canaries/canary-judge';
import { AppHistoryController } from './history/app-history.controller';
import { OperatorHistoryController } from './history/operator-history.controller';
import { ReleaseHistoryController } from './history/release-history.controller';
import { ReleaseHistoryService } from './history/release-history.service';
import { AppReleasesService } from './live/app-releases.service';
import { AppVersionsController } from './live/app-versions.controller';
import { ChangeListener } from './live/change-listener';
import { CheckedVersionsService } from './live/checked-versions.service';
import { LiveReleasesService } from './live/live-releases.service';
import { LiveSetController } from './live/live-set.controller';
import { PromotionsController } from './live/promotions.controller';
import { PromotionsService } from './live/promotions.service';
import { ReleaseChecks } from './live/release-checks';
import { ServingShellsService } from './live/serving-shells.service';
import { VersionPreviewsController } from './previews/version-previews.controller';
import { VersionPreviewsService } from './previews/version-previews.service';
import { RELEASE_FILES, releaseFiles } from './release-files';
import { ScheduledPromoter } from './schedules/scheduled-promoter';
import { SchedulesController } from './schedules/schedules.controller';
import { SchedulesService } from './schedules/schedules.service';
import { TakeOverController } from './take-over/take-over.controller';
import { TakeOverService } from './take-over/take-over.service';
import { OperatorTokensController } from './tokens/operator-tokens.controller';
import { ReleaseTokensController } from './tokens/release-tokens.controller';
import { ReleaseTokensService } from './tokens/release-tokens.service';
import { TokenAudit } from './tokens/token-audit';
import { CopiesController } from './versions/copies.controller';
import { CopiesService } from './versions/copies.service';
import { Rehearsals } from './versions/rehearsals';
import { VersionPurge } from './versions/version-purge';
import { VersionsController } from './versions/versions.controller';
import { VersionsService } from './versions/versions.service';

@Module({
  imports: [SecondFactorModule],
  controllers: [
    ...[ReleaseTokensController, VersionsController, PromotionsController, LiveSetController, CopiesController],
    ...[AdminReleasesController, AdminSchedulesController, ReleaseHistoryController, SchedulesController],
    ...[AdminApprovalsController, AdminCanariesController, CanariesController, TakeOverController],
    ...[AdminPreviewsController, VersionPreviewsController, AppHistoryController, ApprovalsController],
    ...[OperatorTokensController, OperatorHistoryController, AppVersionsController],
  ],
  providers: [
    AppsService,
    ReleaseTokensService,
    Rehearsals,
    TokenAudit,
    VersionsService,
    ChangeListener,
    LiveReleasesService,
    ServingShellsService,
    PromotionsService,
    ReleaseChecks,
    CheckedVersionsService,
    AdminReleasesService,
    VersionPreviewsService,
    CopiesService,
    AppReleasesService,
    ReleaseHistoryService,
    SchedulesService,
    ScheduledPromoter,
    ApprovalsService,
    CanariesService,
    CanaryCountsService,
    CanaryJudge,
    TakeOverService,
    VersionPurge,
    {
      provide: RELEASE_FILES,
      inject: [ApiConfig],
      useFactory: (config: ApiConfig) => openFileStore(config, releaseFiles),
    },
  ],
})
export class ReleasesModule {}
