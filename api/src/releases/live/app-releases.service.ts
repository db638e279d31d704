import { Injectable } from '@nestjs/common';
import type { ReleasedApp } from '@site/federation';
import { ApprovalsService } from '../approvals/approvals.service';
import { CanariesService } from '../canaries/canaries.service';
import { SchedulesService } from '../schedules/schedules.service';
import { VersionsService } from '../versions/versions.service';
import { type AppReleases, presentChange } from './live.presenter';
import { LiveReleasesService, revisionOf } from './live-releases.service';
import { ServingShellsService } from './serving-shells.service';

const mostListed = 100;
/** Commands list them in a terminal. */
const mostPoints = 12;

/** What a pipeline is told of its app. */
@Injectable()
export class AppReleasesService {
  constructor(
    private readonly live: LiveReleasesService,
    private readonly schedules: SchedulesService,
    private readonly canaries: CanariesService,
    private readonly approvals: ApprovalsService,
    private readonly versions: VersionsService,
    private readonly serving: ServingShellsService,
  ) {}

  async list(app: ReleasedApp, contentHash?: string): Promise<AppReleases> {
    // First: what is read after it may be newer, which a change that names its revision finds out.
    const live = await this.live.read();
    const [scheduled, canary, request, serving, hasContent, versions, earlier, history] = await Promise.all([
      this.schedules.find(app),
      this.canaries.find(app),
      this.approvals.find(app),
      this.serving.find(app, live),
      contentHash !== undefined && this.versions.hadContent(app, contentHash),
      this.listVersions(app),
      this.earlier(app),
      this.live.history(app, mostListed),
    ]);
    const comparison = canary && (await this.canaries.compare(app, mostPoints)).comparison;
    return {
      ...{ app, revision: revisionOf(live, app), live: live.apps[app] ?? null, scheduled, canary, comparison },
      ...{ request, serving, hasContent, versions, earlier, history: history.map(presentChange) },
    };
  }

  private async listVersions(app: ReleasedApp): Promise<AppReleases['versions']> {
    const items = await this.versions.newest(app, mostListed);
    const served = await this.live.lastServed(
      app,
      items.map(({ version }) => version),
    );
    return items.map((item) => ({ ...item, lastServedAt: served.get(item.version) ?? null }));
  }

  private async earlier(app: ReleasedApp): Promise<string[]> {
    const trail: string[] = [];
    for await (const version of this.live.trail(app)) if (trail.push(version) === mostListed) break;
    return [...new Set(trail)].slice(1);
  }
}
