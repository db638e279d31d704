import { Injectable } from '@nestjs/common';
import { type PromotionInput, releaseLimits, type RollbackInput } from '@site/contracts';
import type { Promotion, ReleasedApp } from '@site/federation';
import { type PromotedVersions, trailOf } from '@site/releases';
import { ConflictError, ForbiddenError, UnprocessableError } from '../../errors/errors';
import type { ReleaseActor } from '../tokens/release-actor';
import { VersionsService } from '../versions/versions.service';
import type { RollbackTarget } from './live.presenter';
import { LiveReleasesService, revisionOf } from './live-releases.service';
import { ReleaseChecks } from './release-checks';

@Injectable()
export class PromotionsService {
  constructor(
    private readonly live: LiveReleasesService,
    private readonly versions: VersionsService,
    private readonly checks: ReleaseChecks,
  ) {}

  /** Makes a complete version live that passes the checks. */
  async promote(app: ReleasedApp, input: PromotionInput, by: ReleaseActor): Promise<PromotedVersions> {
    await this.admit(app, input, by);
    const { version: to, rehearsal, revision, because = null, environment = null } = input;
    return this.live.change({ kind: 'promote', app, to, revision, because, rehearsal, environment }, by);
  }

  /** Throws unless this caller may make the version live at this moment. */
  async admit(app: ReleasedApp, input: PromotionInput, by: ReleaseActor): Promise<void> {
    if (input.rehearsal === 'skipped' && !by.rights.includes('promoteWithoutRehearsal')) {
      throw new ForbiddenError('This token lacks the right promoteWithoutRehearsal: rehearse the version first.');
    }
    await this.requireSound(app, input);
  }

  /** Throws unless the version passes the checks, and what is live is what was read and not this version. */
  async requireSound(app: ReleasedApp, { version, revision }: Pick<PromotionInput, 'version' | 'revision'>) {
    const { manifest } = await this.versions.findComplete(app, version);
    const seen = await this.live.read();
    if (revisionOf(seen, app) !== revision) return this.live.refuseStale(app);
    if (seen.apps[app]?.version === version) throw new ConflictError(`${app}@${version} is already live.`);
    const refusals = await this.checks.refusals(manifest);
    if (refusals.length > 0) throw new UnprocessableError(refusals.join('\n'));
    return undefined;
  }

  /** Makes the version live that was live before; where the checks refuse that, the latest before it that they pass. */
  async rollBack(app: ReleasedApp, { revision, because }: RollbackInput, by: ReleaseActor): Promise<PromotedVersions> {
    if (revisionOf(await this.live.read(), app) !== revision) return this.live.refuseStale(app);
    const { version: to, refusals } = await this.findEarlier(app);
    if (to === null) throw new ConflictError([...refusals, `There is no version of ${app} to go back to.`].join('\n'));
    const reasons = [because, ...refusals].filter(Boolean).join('; ').slice(0, releaseLimits.reason) || null;
    return this.live.change(
      { kind: 'rollback', app, to, revision, because: reasons, rehearsal: null, environment: null },
      by,
    );
  }

  /** Where a rollback leads. */
  async findEarlier(app: ReleasedApp): Promise<RollbackTarget> {
    const history = (await this.live.history(app)).reverse();
    const earlier = trailOf(history.map(asPromotion), app).slice(0, -1).reverse();
    const refusals: string[] = [];
    for (const version of new Set(earlier)) {
      const { manifest } = await this.versions.findComplete(app, version);
      const faults = await this.checks.refusals(manifest);
      if (faults.length === 0) return { version, refusals };
      refusals.push(...faults);
    }
    return { version: null, refusals };
  }
}

const asPromotion = ({ at, ...change }: Awaited<ReturnType<LiveReleasesService['history']>>[number]): Promotion => {
  const { revision, kind, app, from, to, who } = change;
  return { revision, kind, app, from, to, who, at: at.toISOString() };
};
