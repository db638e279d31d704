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
    const live = await this.live.read();
    const scheduled = await this.schedules.find(app);
    const canary = await this.canaries.find(app);
    const history = await this.live.history(app, mostListed);
    const { items } = await this.versions.list(app, { limit: mostListed });
    const served = await this.live.lastServed(
      app,
      items.map(({ version }) => version),
    );
    return {
      ...{ app, revision: revisionOf(live, app), live: live.apps[app] ?? null, scheduled, canary },
      comparison: canary && (await this.canaries.compare(app)).comparison,
      request: await this.approvals.find(app),
      serving: await this.serving.find(app, live),
      hasContent: contentHash !== undefined && (await this.versions.hadContent(app, contentHash)),
      versions: items.map((item) => ({ ...item, lastServedAt: served.get(item.version) ?? null })),
      earlier: await this.earlier(app),
      history: history.map(presentChange),
    };
  }

  private async earlier(app: ReleasedApp): Promise<string[]> {
    const trail: string[] = [];
    for await (const version of this.live.trail(app)) if (trail.push(version) === mostListed) break;
    return [...new Set(trail)].slice(1);
  }
}
