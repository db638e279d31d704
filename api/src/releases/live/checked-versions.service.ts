import { Injectable } from '@nestjs/common';
import { limits, type ListQuery } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { Page } from '../../http/paged';
import { AppsService } from '../apps/apps.service';
import { Rehearsals } from '../versions/rehearsals';
import type { CheckedVersion } from '../versions/release-version.presenter';
import { VersionsService } from '../versions/versions.service';
import { LiveReleasesService } from './live-releases.service';
import { comparisonsOfLists, momentaryRefusal, ReleaseChecks } from './release-checks';

/** What the gate says of versions that are published. */
@Injectable()
export class CheckedVersionsService {
  /** What the checks say changes only with the apps that there are: versions don't, nor does the API of this process. */
  private readonly refusals = new Map<string, string[]>();

  constructor(
    private readonly apps: AppsService,
    private readonly live: LiveReleasesService,
    private readonly versions: VersionsService,
    private readonly checks: ReleaseChecks,
    private readonly rehearsals: Rehearsals,
  ) {}

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

  private async refusalsOf(app: ReleasedApp, version: string): Promise<string[]> {
    const { length } = Object.keys(await this.apps.scopes());
    const key = `${app}@${version} of ${length} apps`;
    const known = this.refusals.get(key);
    if (known) return known;
    const { manifest } = await this.versions.findComplete(app, version);
    try {
      const found = await this.checks.refusals(manifest, comparisonsOfLists);
      this.refusals.set(key, found);
      return found;
    } catch (error) {
      return momentaryRefusal(error);
    }
  }
}
