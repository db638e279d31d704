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
    const { items: versions } = await this.versions.list(app, { limit: mostListed });
    return {
      ...{ app, revision: revisionOf(live, app), live: live.apps[app] ?? null, scheduled, canary, versions },
      request: await this.approvals.find(app),
      serving: await this.serving.find(app, live),
      hasContent: contentHash !== undefined && (await this.versions.hadContent(app, contentHash)),
      history: history.map(presentChange),
    };
  }
}
