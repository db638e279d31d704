import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { DueWork } from '../../database/due-work';
import { appendReleaseEvent } from '../history/append-release-event';
import { OtherLiveError } from '../live/live-releases.service';
import { LostFileError } from '../lost-files';
import { releaseService, shortName } from '../tokens/release-actor';
import { CanariesService } from './canaries.service';
import { CanaryCountsService } from './canary-counts.service';
import type { ReleaseCanary } from './release-canary.entity';

/**
 * Withdraws a canary that is worse than what is live, and takes one that is not to its next stage. Any number of processes
 * may do so side by side: each step names the revision that it changes.
 */
@Injectable()
export class CanaryJudge extends DueWork {
  constructor(
    private readonly canaries: CanariesService,
    private readonly counts: CanaryCountsService,
    private readonly manager: EntityManager,
    config: ApiConfig,
  ) {
    super(config.scheduleIntervalMs);
  }

  protected override async look(): Promise<void> {
    try {
      for (const canary of await this.canaries.listAll()) {
        if (this.ending) return;
        await this.run(canary);
      }
    } catch (error) {
      this.logError('Failed to look at canaries', error);
    }
  }

  private async run(canary: ReleaseCanary & { isDue: boolean }): Promise<void> {
    const name = `${canary.app}@${canary.version}`;
    try {
      const done = await this.judge(canary);
      if (done) this.logger.log(`Canary ${name} ${done}`);
    } catch (error) {
      // Another copy of the API, or somebody in the console, was faster.
      if (error instanceof OtherLiveError || error instanceof TakenError) return;
      this.logError(`Canary ${name} could not be judged`, error);
    }
  }

  /** Answers what was done; null: nothing. */
  private async judge(canary: ReleaseCanary & { isDue: boolean }): Promise<string | null> {
    const { outcome, because } = await this.counts.judge(canary);
    if (outcome === 'worse') return this.withdraw(canary, because);
    if (!canary.isDue || canary.heldBy) return null;
    if (outcome === 'tooFew') return this.wait(canary, because);
    const objection = await this.canaries.objection(canary);
    if (objection) return this.hold(canary, objection);
    const refusals = await this.canaries.refusals(canary).catch(lostFile);
    if (refusals instanceof LostFileError) return this.hold(canary, refusals.message);
    if (refusals.length > 0) return this.withdraw(canary, refusals.join('\n').slice(0, 500));
    const { who, userId, tokenId } = canary;
    await this.canaries.advance(
      canary,
      { ...releaseService, name: `${shortName(who)}, in stages`, userId, tokenId },
      because,
      claimOf(canary),
    );
    return 'went to its next stage';
  }

  private async withdraw(canary: ReleaseCanary, because: string): Promise<string> {
    await this.canaries.withdraw(canary, releaseService, because);
    return `was withdrawn: ${because}`;
  }

  /** Said once for each stage. */
  private async wait(canary: ReleaseCanary, because: string): Promise<string | null> {
    if (canary.waitsSince) return null;
    return this.record(canary, 'waitsSince', 'now()', because);
  }

  private hold(canary: ReleaseCanary, because: string): Promise<string | null> {
    return this.record(canary, 'heldBy', `'${releaseService.name}'`, because);
  }

  /** Null: another process was faster. */
  private record(canary: ReleaseCanary, column: 'waitsSince' | 'heldBy', value: string, because: string) {
    const { app, version, revision, environment } = canary;
    return this.manager.transaction(async (manager) => {
      const [changed]: object[][] = await manager.query(
        `UPDATE release_canaries SET "${column}" = ${value}
          WHERE app = $1 AND revision = $2 AND "heldBy" IS NULL AND "${column}" IS NULL RETURNING app`,
        [app, revision],
      );
      if (!changed?.length) return null;
      await appendReleaseEvent(
        manager,
        { kind: 'hold', app, version, plannedFor: null, because, environment },
        releaseService,
      );
      return `is held: ${because}`;
    });
  }
}

/** For `catch`: it is no fault of the version, and goes on once that is sent again. Throws any other error. */
function lostFile(error: unknown): LostFileError {
  if (error instanceof LostFileError) return error;
  throw error;
}

/** Somebody holds it, since a moment ago. */
class TakenError extends Error {}

const claimOf =
  ({ app, revision }: ReleaseCanary) =>
  async (manager: EntityManager): Promise<void> => {
    const [free]: object[] = await manager.query(
      'SELECT FROM release_canaries WHERE app = $1 AND revision = $2 AND "heldBy" IS NULL FOR UPDATE',
      [app, revision],
    );
    if (!free) throw new TakenError();
  };
