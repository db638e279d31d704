import { Injectable } from '@nestjs/common';
import { type PromotionInput, type RehearsalVerdict, releaseLimits, type RollbackInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { ApprovalsService } from '../approvals/approvals.service';
import type { ReleaseRequest } from '../approvals/release-request.entity';
import { CanariesService } from '../canaries/canaries.service';
import { ConflictError, ForbiddenError, UnprocessableError } from '../../errors/errors';
import { operatorsToken } from '../tokens/operators-token';
import { type ReleaseActor, withApprover } from '../tokens/release-actor';
import { Rehearsals } from '../versions/rehearsals';
import { VersionsService } from '../versions/versions.service';
import type { WaitingChange } from './is-overtaken';
import type { PromotionAnswer, RollbackTarget } from './live.presenter';
import { LiveReleasesService, revisionOf } from './live-releases.service';
import { momentaryRefusal, ReleaseChecks } from './release-checks';
import type { WantedPromotion, Within } from './wanted-change';

type AdmittedVersion = WaitingChange & Pick<ReleaseRequest, 'rehearsal'>;

@Injectable()
export class PromotionsService {
  constructor(
    private readonly live: LiveReleasesService,
    private readonly versions: VersionsService,
    private readonly checks: ReleaseChecks,
    private readonly canaries: CanariesService,
    private readonly approvals: ApprovalsService,
    private readonly rehearsals: Rehearsals,
  ) {}

  /**
   * Makes a complete version live that passes the checks, or gives it to the share of its first stage; where a second person
   * has to approve that, it waits.
   */
  async promote(app: ReleasedApp, input: PromotionInput, by: ReleaseActor): Promise<PromotionAnswer> {
    const rehearsal = await this.admit(app, input, by);
    const { version: to, revision, because = null, environment = null, stages = null } = input;
    const wanted = { app, to, revision, because, rehearsal, environment, stages };
    // Without a first version there is no console in which a second person could approve it.
    const isFirst = revision === 0 && by.tokenId === operatorsToken.id;
    if (isFirst || !this.approvals.isNeeded(app)) return this.make(wanted, by);
    return { ...(await this.live.read()), request: await this.approvals.ask(wanted, by) };
  }

  /** Makes the promotion that waits, or plans it, if it is sound still. */
  async approve(app: ReleasedApp, id: string, because: string | null, by: ReleaseActor): Promise<PromotedVersions> {
    const request = await this.approvals.requireApprovable(app, id, by);
    await this.requireStillSound(app, request, ' It goes on waiting, and can be approved then.');
    if (request.at) {
      await this.approvals.plan({ ...request, at: request.at }, because, by);
      return this.live.read();
    }
    const { version: to, revision, rehearsal, environment, stages, who, userId, tokenId } = request;
    const wanted = { app, to, revision, because: request.because, rehearsal, environment, stages, waiting: request };
    return this.make(wanted, { ...by, userId, tokenId, name: withApprover(who, by.name) }, (manager) =>
      this.approvals.settle(manager, request, 'approve', because, by),
    );
  }

  /** The change itself, of what is admitted; `within` is called in its transaction. */
  make({ stages, ...change }: WantedPromotion, by: ReleaseActor, within?: Within): Promise<PromotedVersions> {
    if (stages === null) return this.live.change({ ...change, kind: 'promote' }, by, within);
    return this.canaries.begin({ ...change, stages }, by, within);
  }

  /** Whether the version counts as rehearsed. Throws unless this caller may make it live at this moment. */
  async admit(app: ReleasedApp, input: PromotionInput, by: ReleaseActor): Promise<RehearsalVerdict> {
    const mayGoWithout = by.rights.includes('promoteWithoutRehearsal');
    const { manifest } = await this.versions.findComplete(app, input.version);
    const version = await this.versions.describe(app, input.version);
    const wasPassed = this.rehearsals.counts(version, await this.live.rehearsed(app, [input.version]));
    const proved = this.rehearsals.prove(manifest, input);
    // A better word than the publisher's makes the history true, but opens nothing.
    const isBound = version.rehearsal === 'skipped' && !mayGoWithout;
    const said = isBound ? 'skipped' : (proved.rehearsal ?? 'skipped');
    const rehearsal = wasPassed ? 'passed' : said;
    if (rehearsal === 'skipped' && !mayGoWithout) {
      throw new ForbiddenError([notRehearsed, proved.doubt].filter(Boolean).join(' '));
    }
    await this.requireSound(app, input);
    const { attestation } = proved;
    if (attestation && !this.rehearsals.isSigned(version)) await this.versions.attest(manifest, attestation);
    return rehearsal;
  }

  /** Throws unless what was admitted a while ago is sound still, also what was said of its rehearsal. */
  async requireStillSound(app: ReleasedApp, wanted: AdmittedVersion, onceRehearsed = '') {
    const doubt = this.rehearsals.doubt(await this.versions.describe(app, wanted.version), wanted.rehearsal);
    if (doubt) throw new ConflictError(`${doubt}${onceRehearsed}`);
    await this.requireSound(app, wanted, wanted);
  }

  /** Throws unless the version passes the checks, and what is live is not stale and not this version. */
  private async requireSound(
    app: ReleasedApp,
    { version, revision }: Pick<PromotionInput, 'version' | 'revision'>,
    waiting?: WaitingChange,
  ) {
    const { manifest } = await this.versions.findComplete(app, version);
    const seen = await this.live.read();
    if (await this.live.isStale({ app, revision, waiting }, seen)) return this.live.refuseStale(app);
    if (seen.apps[app]?.version === version) throw new ConflictError(`${app}@${version} is already live.`);
    const refusals = await this.checks.promotionRefusals(manifest);
    if (refusals.length > 0) throw new UnprocessableError(refusals.join('\n'));
    return undefined;
  }

  /** Ends the app's canary; without one, makes the version live that was live before; where the checks refuse that, the latest before it that they pass. */
  async rollBack(app: ReleasedApp, { revision, because }: RollbackInput, by: ReleaseActor): Promise<PromotedVersions> {
    const seen = await this.live.read();
    if (revisionOf(seen, app) !== revision) return this.live.refuseStale(app);
    const { canary, version: live } = seen.apps[app] ?? {};
    const change = { app, revision, rehearsal: null, environment: null };
    if (canary && live) {
      return this.live.change({ ...change, kind: 'withdraw', to: live, because: because ?? null }, by);
    }
    const { version: to, refusals } = await this.findEarlier(app);
    if (to === null) throw new ConflictError([...refusals, `There is no version of ${app} to go back to.`].join('\n'));
    const reasons = [because, ...refusals].filter(Boolean).join('; ').slice(0, releaseLimits.reason) || null;
    return this.live.change({ ...change, kind: 'rollback', to, because: reasons }, by);
  }

  /** Where a rollback leads. */
  async findEarlier(app: ReleasedApp): Promise<RollbackTarget> {
    const refusals: string[] = [];
    /** What is live now may have been live before. */
    const seen = new Set<string>();
    for await (const version of this.live.trail(app)) {
      const isEarlier = seen.size > 0 && !seen.has(version);
      seen.add(version);
      if (!isEarlier) continue;
      const found = await this.versions.findIfComplete(app, version);
      const faults = found
        ? await this.checks.refusals(found.manifest).catch(momentaryRefusal)
        : [`${app}@${version} was deleted.`];
      if (faults.length === 0) return { version, refusals };
      refusals.push(...faults);
    }
    return { version: null, refusals };
  }
}

const notRehearsed =
  'This token lacks the right promoteWithoutRehearsal, and no browser has rehearsed this version: release it again, with a rehearsal.';
