import { Injectable } from '@nestjs/common';
import type { VersionInput, VersionScheduleInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { ApiConfig } from '../../config/api-config';
import { AppsService } from '../apps/apps.service';
import { ApprovalsService } from '../approvals/approvals.service';
import { CanariesService } from '../canaries/canaries.service';
import { LiveReleasesService, revisionOf } from '../live/live-releases.service';
import type { PromotionAnswer } from '../live/live.presenter';
import { PromotionsService } from '../live/promotions.service';
import { ServingShellsService } from '../live/serving-shells.service';
import type { ScheduleResult } from '../schedules/release-schedule.presenter';
import { SchedulesService } from '../schedules/schedules.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { VersionsService } from '../versions/versions.service';
import type { AppState, LiveVersionDetails, ReleaseOverview } from './admin-releases.presenter';

/** Releases as admins see them in the console. */
@Injectable()
export class AdminReleasesService {
  constructor(
    private readonly config: ApiConfig,
    private readonly apps: AppsService,
    private readonly live: LiveReleasesService,
    private readonly promotions: PromotionsService,
    private readonly schedules: SchedulesService,
    private readonly canaries: CanariesService,
    private readonly approvals: ApprovalsService,
    private readonly versions: VersionsService,
    private readonly serving: ServingShellsService,
  ) {}

  async overview(): Promise<ReleaseOverview> {
    const live = await this.live.read();
    const scopes = Object.entries(await this.apps.scopes());
    const apps = await Promise.all(scopes.map(async ([app, scope]) => ({ ...(await this.stateOf(app, live)), scope })));
    const { releaseServiceSecret, consoleOrigin, publicOrigin } = this.config;
    return { isFollowed: releaseServiceSecret !== null, sharesOrigin: consoleOrigin === publicOrigin, apps };
  }

  async promote(app: ReleasedApp, input: VersionInput, by: ReleaseActor): Promise<PromotionAnswer> {
    return this.promotions.promote(app, { ...input, ...unsaid }, by);
  }

  async schedule(app: ReleasedApp, input: VersionScheduleInput, by: ReleaseActor): Promise<ScheduleResult> {
    return this.schedules.plan(app, { ...input, ...unsaid }, by);
  }

  private async stateOf(app: ReleasedApp, live: PromotedVersions): Promise<Omit<AppState, 'scope'>> {
    const [scheduled, canary] = [await this.schedules.find(app), await this.canaries.find(app)];
    const [revision, request] = [revisionOf(live, app), await this.approvals.find(app)];
    const [serving, needsApproval] = [await this.serving.find(app, live), this.approvals.isNeeded(app)];
    return { app, revision, live: await this.detailsOf(app, live), scheduled, canary, request, serving, needsApproval };
  }

  private async detailsOf(app: ReleasedApp, { apps }: PromotedVersions): Promise<LiveVersionDetails | null> {
    const live = apps[app];
    if (!live) return null;
    const { commit, builtAt } = await this.versions.describe(app, live.version);
    return { ...live, commit, builtAt };
  }
}

/** An admin rehearses nothing: what is stored with the version decides. */
const unsaid = { rehearsal: 'skipped' } as const;
