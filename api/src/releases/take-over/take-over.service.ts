import { Injectable } from '@nestjs/common';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { insertIfAbsent } from '../../database/insert-if-absent';
import { ConflictError } from '../../errors/errors';
import { ReleaseChange } from '../live/release-change.entity';
import { LiveReleasesService, revisionOf } from '../live/live-releases.service';
import type { ReleaseActor } from '../tokens/release-actor';
import { VersionsService } from '../versions/versions.service';
import { readVersions, type TakenOverVersion, type TakeOverInput } from './take-over-input.dto';

/** An app that was released into a folder, on its way to this service. What is live stays live, and is not checked again. */
@Injectable()
export class TakeOverService {
  constructor(
    private readonly live: LiveReleasesService,
    private readonly versions: VersionsService,
    private readonly manager: EntityManager,
  ) {}

  async takeOver(app: ReleasedApp, input: TakeOverInput, by: ReleaseActor): Promise<PromotedVersions> {
    const versions = readVersions(input);
    const seen = await this.live.read();
    if (revisionOf(seen, app) !== 0) throw new ConflictError(`${app} is released by this service already.`);
    for (const { version } of versions) await this.versions.describe(app, version);
    return this.manager.transaction(async (manager) => {
      const after = await append(manager, app, seen, versions);
      const { name: actorName, address, requestId } = by;
      const facts = { target: 'other' as const, targetName: `${app}@${versions.at(-1)?.version}` };
      await appendAudit(manager, { action: 'takeOverReleases', ...facts, actorName, address, requestId });
      return after;
    });
  }
}

/** A row for each version, as if each had been promoted here. */
async function append(
  manager: EntityManager,
  app: ReleasedApp,
  seen: PromotedVersions,
  versions: TakenOverVersion[],
): Promise<PromotedVersions> {
  let { revision, apps } = seen;
  for (const { version, at, who, because, rehearsal } of versions) {
    const from = apps[app]?.version ?? null;
    revision += 1;
    apps = { ...apps, [app]: { version, revision, kind: 'promote', at, who, because, rehearsal } };
    const change = { revision, at: new Date(at), kind: 'promote' as const, app, from, to: version };
    const isFirst = await insertIfAbsent(manager, ReleaseChange, { ...change, who, because, rehearsal, live: apps });
    if (!isFirst) throw new ConflictError('Something else went live meanwhile: try again.');
  }
  return { revision, apps };
}
