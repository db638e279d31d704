import { Injectable } from '@nestjs/common';
import { type CanaryStepInput, readStages, type ReleaseStage } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { EntityManager } from 'typeorm';
import { ConflictError, ForbiddenError, NotFoundError } from '../../errors/errors';
import { ApprovalsService } from '../approvals/approvals.service';
import { appendReleaseEvent } from '../history/append-release-event';
import { LiveReleasesService } from '../live/live-releases.service';
import { ReleaseChecks } from '../live/release-checks';
import type { WantedChange, Within } from '../live/wanted-change';
import { mayStillRelease } from '../tokens/may-still-release';
import type { ReleaseActor } from '../tokens/release-actor';
import { Rehearsals } from '../versions/rehearsals';
import { VersionsService } from '../versions/versions.service';
import { type CanaryFigures, presentCanary, type RunningCanary } from './canary.presenter';
import { CanaryCountsService } from './canary-counts.service';
import { ReleaseCanary } from './release-canary.entity';

/** A version that is to be given to a share of the visitors. */
export interface WantedCanary extends Omit<WantedChange, 'kind' | 'percent'> {
  stages: string;
}

/** Versions that a share of the visitors gets instead of what is live: one of each app at most. */
@Injectable()
export class CanariesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly counts: CanaryCountsService,
    private readonly live: LiveReleasesService,
    private readonly versions: VersionsService,
    private readonly checks: ReleaseChecks,
    private readonly approvals: ApprovalsService,
    private readonly rehearsals: Rehearsals,
  ) {}

  async find(app: ReleasedApp): Promise<RunningCanary | null> {
    const found = await this.manager.findOneBy(ReleaseCanary, { app });
    return found && presentCanary(found, await this.counts.judge(found));
  }

  /** With as many points over time as can be drawn, or fewer. */
  async compare(app: ReleasedApp, mostPoints = 60): Promise<CanaryFigures> {
    const found = await this.manager.findOneBy(ReleaseCanary, { app });
    return { comparison: found && (await this.counts.compare(found, mostPoints)) };
  }

  /** Gives a version to the first stage's share. One that is the canary already keeps the visitors that it has. */
  async begin(wanted: WantedCanary, by: ReleaseActor, within?: Within): Promise<PromotedVersions> {
    const { stages, ...change } = wanted;
    const { app, to } = wanted;
    const running = await this.manager.findOneBy(ReleaseCanary, { app });
    if (running && running.version !== to) {
      throw new ConflictError(`${app}@${running.version} is the canary now: roll it back first.`);
    }
    const percent = readStages(stages)?.[0]?.percent ?? 0;
    return this.live.change({ ...change, kind: 'canary', percent }, by, async (manager, revision) => {
      await save(manager, wanted, by, revision);
      await within?.(manager, revision);
    });
  }

  /** Answers what visitors get afterwards. */
  async step(app: ReleasedApp, input: CanaryStepInput, by: ReleaseActor): Promise<PromotedVersions> {
    const { revision, step, because = null } = input;
    const found = await this.manager.findOneBy(ReleaseCanary, { app });
    if (!found) throw noCanary(app);
    if (found.revision !== revision) return this.live.refuseStale(app);
    const canary = (await this.doubt(found)) ? { ...found, rehearsal: 'skipped' as const } : found;
    if (canary.rehearsal === 'skipped' && step !== 'hold' && !by.rights.includes('promoteWithoutRehearsal')) {
      throw new ForbiddenError('This token lacks the right promoteWithoutRehearsal, and no browser has rehearsed it.');
    }
    if (step !== 'advance') return this.keep(canary, step, because, by);
    if (this.approvals.isNeeded(app)) await this.requireApproved(canary, by);
    const refusals = await this.refusals(canary);
    if (refusals.length > 0) throw new ConflictError(refusals.join('\n'));
    return this.advance(canary, by, because);
  }

  /** What a second person has approved are the stages, each for its time. */
  private async requireApproved(canary: ReleaseCanary, by: ReleaseActor): Promise<void> {
    if (!stagesOf(canary)[canary.stage + 1]) {
      throw new ConflictError('That was its last stage. Promote it: a second person has to approve that.');
    }
    if (!(await this.approvals.isSecondPerson(beginnerOf(canary), by))) {
      throw new ForbiddenError(
        'Another admin than who began it has to cut a stage short; it goes on by itself in time.',
      );
    }
  }

  listAll(): Promise<(ReleaseCanary & { isDue: boolean })[]> {
    return this.manager.query('SELECT *, coalesce("nextAt" <= now(), false) AS "isDue" FROM release_canaries');
  }

  /**
   * Goes to the next stage, after the last one to everybody. `claim` is of one that goes by itself: it is called before that
   * in the same transaction.
   */
  advance(canary: ReleaseCanary, by: ReleaseActor, because: string | null, claim?: Within): Promise<PromotedVersions> {
    const { app, version: to, revision, rehearsal, environment, stage } = canary;
    const next = stagesOf(canary)[stage + 1];
    const change = { app, to, revision, because, rehearsal, environment };
    if (!next || next.percent === 100) return this.live.change({ ...change, kind: 'promote' }, by, claim);
    return this.live.change({ ...change, kind: 'canary', percent: next.percent }, by, async (manager, made) => {
      await claim?.(manager, made);
      await manager.query(
        `UPDATE release_canaries SET stage = stage + 1, "stageSince" = now(), revision = $2, "heldBy" = NULL,
          "waitsSince" = NULL, "nextAt" = now() + $3 * interval '1 minute',
          who = $4, "userId" = $5, "tokenId" = $6, rehearsal = $7 WHERE app = $1`,
        [app, made, next.minutes, claim ? canary.who : by.name, by.userId, by.tokenId, rehearsal],
      );
    });
  }

  /** Gives everybody what is live; `claim` is called before that in the same transaction. */
  withdraw(canary: ReleaseCanary, by: ReleaseActor, because: string | null, claim?: Within): Promise<PromotedVersions> {
    const { app, beside: to, revision } = canary;
    return this.live.change(
      { kind: 'withdraw', app, to, revision, because, rehearsal: null, environment: null },
      by,
      claim,
    );
  }

  /** Why it may not go on by itself, though it was allowed to begin; null: it may. */
  async objection(canary: ReleaseCanary): Promise<string | null> {
    if (!(await mayStillRelease(this.manager, canary))) {
      return `Whoever started it (${canary.who}) is no longer allowed to release.`;
    }
    const lacksApproval = this.approvals.isNeeded(canary.app) && !(await this.approvals.wasApproved(canary));
    if (lacksApproval) return `Promotions of ${canary.app} have to be approved by now: promote it again.`;
    return this.doubt(canary);
  }

  /** Why what was said of its rehearsal when it began counts no more; null: it does. */
  private async doubt({ app, version, rehearsal }: ReleaseCanary): Promise<string | null> {
    return this.rehearsals.doubt(await this.versions.describe(app, version), rehearsal);
  }

  /** Why it may not be given to more visitors, in sentences. */
  async refusals({ app, version }: ReleaseCanary): Promise<string[]> {
    return this.checks.promotionRefusals((await this.versions.findComplete(app, version)).manifest);
  }

  /** Keeps a canary at its stage, or lets it go on; whoever lets it go on answers for that from then on. */
  private async keep(canary: ReleaseCanary, kind: 'hold' | 'resume', because: string | null, by: ReleaseActor) {
    const { app, version, revision, environment, rehearsal } = canary;
    await this.manager.transaction(async (manager) => {
      const [kept]: object[][] = await manager.query(
        kind === 'hold'
          ? `UPDATE release_canaries SET "heldBy" = $3 WHERE app = $1 AND revision = $2 AND "heldBy" IS NULL RETURNING app`
          : `UPDATE release_canaries SET "heldBy" = NULL, who = $3, "userId" = $4, "tokenId" = $5, rehearsal = $6
              WHERE app = $1 AND revision = $2 AND "heldBy" IS NOT NULL RETURNING app`,
        kind === 'hold' ? [app, revision, by.name] : [app, revision, by.name, by.userId, by.tokenId, rehearsal],
      );
      if (!kept?.length)
        throw new ConflictError(`${app}@${version} is ${kind === 'hold' ? 'held already' : 'not held'}.`);
      await appendReleaseEvent(manager, { kind, app, version, plannedFor: null, because, environment }, by);
    });
    return this.live.read();
  }
}

const noCanary = (app: ReleasedApp) => new NotFoundError(`There is no canary of ${app}.`);

const stagesOf = ({ stages }: ReleaseCanary): ReleaseStage[] => readStages(stages) ?? [];

/** A copy of the API that awaits its update notes nobody: what it began counts as that of who let it go on last. */
const beginnerOf = ({ begunByUserId, begunByTokenId, userId, tokenId }: ReleaseCanary) =>
  (begunByUserId ?? begunByTokenId) ? { userId: begunByUserId, tokenId: begunByTokenId } : { userId, tokenId };

/** Only the share of one that runs already is another; it stays the same run, with the same figures. */
async function save(manager: EntityManager, wanted: WantedCanary, by: ReleaseActor, revision: number): Promise<void> {
  const { app, to, stages, because, rehearsal, environment } = wanted;
  await manager.query(
    `INSERT INTO release_canaries AS old
        (app, version, run, revision, stages, who, "userId", "tokenId", "begunByUserId", "begunByTokenId",
          because, rehearsal, environment, "nextAt", stage, beside)
      SELECT $1::text, $2::varchar, $3::integer, $3, $4::varchar, $5::varchar, $6::text, $7::text, $6, $7,
        $8::varchar, $9::text, $10::varchar, now() + $11 * interval '1 minute', 0, live -> $1 ->> 'version'
        FROM release_changes WHERE revision = $3
      ON CONFLICT (app) DO UPDATE SET revision = excluded.revision, stages = excluded.stages, stage = 0,
        "stageSince" = now(), "nextAt" = excluded."nextAt", "heldBy" = NULL, "waitsSince" = NULL, who = excluded.who,
        "userId" = excluded."userId", "tokenId" = excluded."tokenId", "begunByUserId" = excluded."begunByUserId",
        "begunByTokenId" = excluded."begunByTokenId", because = excluded.because, rehearsal = excluded.rehearsal,
        environment = excluded.environment`,
    [
      ...[app, to, revision, stages, by.name, by.userId, by.tokenId, because, rehearsal ?? 'skipped', environment],
      readStages(stages)?.[0]?.minutes ?? null,
    ],
  );
}
