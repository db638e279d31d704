import { Injectable } from '@nestjs/common';
import { limits, type ListQuery, type VersionInput, type VersionScheduleInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { ApiConfig } from '../../config/api-config';
import type { Page } from '../../http/paged';
import { AppsService } from '../apps/apps.service';
import { ApprovalsService } from '../approvals/approvals.service';
import { CanariesService } from '../canaries/canaries.service';
import { LiveReleasesService, revisionOf } from '../live/live-releases.service';
import type { PromotionAnswer } from '../live/live.presenter';
import { PromotionsService } from '../live/promotions.service';
import { momentaryRefusal, ReleaseChecks } from '../live/release-checks';
import { ServingShellsService } from '../live/serving-shells.service';
import type { ScheduleResult } from '../schedules/release-schedule.presenter';
import { SchedulesService } from '../schedules/schedules.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { Rehearsals } from '../versions/rehearsals';
import { VersionsService } from '../versions/versions.service';
import type { AppState, CheckedVersion, LiveVersionDetails, ReleaseOverview } from './admin-releases.presenter';

/** Releases as admins see them in the console. */
@Injectable()
export class AdminReleasesService {
  /** What the checks say changes only with the apps that there are: versions don't, nor does the API of this process. */
  private readonly refusals = new Map<string, string[]>();

  constructor(
    private readonly config: ApiConfig,
    private readonly apps: AppsService,
    private readonly live: LiveReleasesService,
    private readonly promotions: PromotionsService,
    private readonly schedules: SchedulesService,
    private readonly canaries: CanariesService,
    private readonly approvals: ApprovalsService,
    private readonly versions: VersionsService,
    private readonly checks: ReleaseChecks,
    private readonly rehearsals: Rehearsals,
    private readonly serving: ServingShellsService,
  ) {}

  async overview(): Promise<ReleaseOverview> {
    const live = await this.live.read();
    const scopes = Object.entries(await this.apps.scopes());
    const apps = await Promise.all(scopes.map(async ([app, scope]) => ({ ...(await this.stateOf(app, live)), scope })));
    return { isFollowed: this.config.releaseServiceSecret !== null, apps };
  }

  /** The newest first. */
  async list(app: ReleasedApp, { limit = limits.page.default, offset }: ListQuery): Promise<Page<CheckedVersion>> {
    const { items, total } = await this.versions.list(app, { limit, offset });
    const rehearsed = await this.live.rehearsed(
      app,
      items.map(({ version }) => version),
    );
    const checked: CheckedVersion[] = [];
    for (const item of items) {
      const isRehearsed = this.rehearsals.counts(item, rehearsed);
      checked.push({ ...item, isRehearsed, refusals: await this.refusalsOf(app, item.version) });
    }
    return { items: checked, total };
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

  private async refusalsOf(app: ReleasedApp, version: string): Promise<string[]> {
    const { length } = Object.keys(await this.apps.scopes());
    const key = `${app}@${version} of ${length} apps`;
    const known = this.refusals.get(key);
    if (known) return known;
    const { manifest } = await this.versions.findComplete(app, version);
    try {
      const found = await this.checks.refusals(manifest);
      this.refusals.set(key, found);
      return found;
    } catch (error) {
      return momentaryRefusal(error);
    }
  }
}

/** An admin rehearses nothing: what is stored with the version decides. */
const unsaid = { rehearsal: 'skipped' } as const;
