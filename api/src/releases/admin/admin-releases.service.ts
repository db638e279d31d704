import { Injectable } from '@nestjs/common';
import { limits, type ListQuery, type VersionInput } from '@site/contracts';
import { type ReleasedApp, releasedApps } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { ApiConfig } from '../../config/api-config';
import type { Page } from '../../http/paged';
import { LiveReleasesService, revisionOf } from '../live/live-releases.service';
import { PromotionsService } from '../live/promotions.service';
import { ReleaseChecks } from '../live/release-checks';
import type { ReleaseActor } from '../tokens/release-actor';
import { VersionsService } from '../versions/versions.service';
import type { AppState, CheckedVersion, LiveVersionDetails, ReleaseOverview } from './admin-releases.presenter';

/** Releases as admins see them in the console. */
@Injectable()
export class AdminReleasesService {
  /** What the checks say does not change while this process runs: versions don't, nor does its API. */
  private readonly refusals = new Map<string, string[]>();

  constructor(
    private readonly config: ApiConfig,
    private readonly live: LiveReleasesService,
    private readonly promotions: PromotionsService,
    private readonly versions: VersionsService,
    private readonly checks: ReleaseChecks,
  ) {}

  async overview(): Promise<ReleaseOverview> {
    const live = await this.live.read();
    const apps = await Promise.all(releasedApps.map((app) => this.stateOf(app, live)));
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
      const isRehearsed = item.rehearsal === 'passed' || rehearsed.has(item.version);
      checked.push({ ...item, isRehearsed, refusals: await this.refusalsOf(app, item.version) });
    }
    return { items: checked, total };
  }

  /** As rehearsed counts what somebody has said to be. */
  async promote(app: ReleasedApp, input: VersionInput, by: ReleaseActor): Promise<PromotedVersions> {
    const { version } = input;
    const isRehearsed =
      (await this.versions.findComplete(app, version)).rehearsal === 'passed' ||
      (await this.live.rehearsed(app, [version])).has(version);
    return this.promotions.promote(app, { ...input, rehearsal: isRehearsed ? 'passed' : 'skipped' }, by);
  }

  private async stateOf(app: ReleasedApp, live: PromotedVersions): Promise<AppState> {
    return { app, revision: revisionOf(live, app), live: await this.detailsOf(app, live) };
  }

  private async detailsOf(app: ReleasedApp, { apps }: PromotedVersions): Promise<LiveVersionDetails | null> {
    const live = apps[app];
    if (!live) return null;
    const { commit, builtAt } = await this.versions.findComplete(app, live.version);
    return { ...live, commit, builtAt };
  }

  private async refusalsOf(app: ReleasedApp, version: string): Promise<string[]> {
    const key = `${app}@${version}`;
    const known = this.refusals.get(key);
    if (known) return known;
    const found = await this.checks.refusals((await this.versions.findComplete(app, version)).manifest);
    this.refusals.set(key, found);
    return found;
  }
}
