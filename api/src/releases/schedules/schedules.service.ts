import { Injectable } from '@nestjs/common';
import { releaseLimits, type ScheduleInput } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { randomUUID } from 'node:crypto';
import { EntityManager, Raw } from 'typeorm';
import { databaseTime } from '../../database/database-time';
import { ApiError, ConflictError, InvalidInputError, NotFoundError } from '../../errors/errors';
import { ApprovalsService } from '../approvals/approvals.service';
import { appendReleaseEvent } from '../history/append-release-event';
import { LostFileError } from '../lost-files';
import { PromotionsService } from '../live/promotions.service';
import type { WantedPromotion } from '../live/wanted-change';
import { mayStillRelease } from '../tokens/may-still-release';
import { type ReleaseActor, shortName, withApprover } from '../tokens/release-actor';
import { alreadyPlanned, planRelease } from './plan-release';
import { ReleaseSchedule } from './release-schedule.entity';
import { presentSchedule, type ScheduleResult, type ScheduledVersion } from './release-schedule.presenter';

const dayMs = 24 * 3_600_000;
/** How late a version may go live. */
const longestLateMs = 30 * 60_000;

/** Versions that go live at a time: one for each app at most. */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly promotions: PromotionsService,
    private readonly approvals: ApprovalsService,
  ) {}

  async find(app: ReleasedApp): Promise<ScheduledVersion | null> {
    const found = await this.manager.findOneBy(ReleaseSchedule, { app });
    return found && presentSchedule(found);
  }

  /**
   * Plans a promotion that would be made now, too; where a second person has to approve that, it waits. Throws ConflictError
   * where one is planned already.
   */
  async plan(app: ReleasedApp, input: ScheduleInput, by: ReleaseActor): Promise<ScheduleResult> {
    const now = await databaseTime(this.manager);
    const at = futureTime(input.at, now);
    const rehearsal = await this.promotions.admit(app, input, by);
    const { version, revision, because = null, environment = null, stages = null } = input;
    const wanted = { app, revision, because, rehearsal, environment, stages, at };
    if (this.approvals.isNeeded(app)) return this.ask({ ...wanted, to: version }, by);
    const schedule = this.manager.create(ReleaseSchedule, {
      ...{ ...wanted, id: randomUUID(), version, createdAt: now },
      ...{ who: by.name, userId: by.userId, tokenId: by.tokenId, approvedBy: null },
    });
    await this.manager.transaction((manager) => planRelease(manager, schedule, by));
    return presentSchedule(schedule);
  }

  private async ask(wanted: WantedPromotion & { at: Date }, by: ReleaseActor): Promise<ScheduleResult> {
    if (await this.find(wanted.app)) throw alreadyPlanned(wanted.app);
    const request = await this.approvals.ask(wanted, by);
    const { id, version, stages, who, because, createdAt } = request;
    return { id, version, at: wanted.at, who, because, stages, createdAt, request };
  }

  async cancel(app: ReleasedApp, id: string, by: ReleaseActor): Promise<void> {
    const schedule = await this.manager.findOneBy(ReleaseSchedule, { id, app });
    const gone = () => new NotFoundError('Nothing is scheduled under this id: it went live, was refused or canceled.');
    if (!schedule) throw gone();
    await this.manager.transaction(async (manager) => {
      if (!(await claim(manager, id))) throw gone();
      await appendReleaseEvent(manager, eventOf(schedule, 'cancel', null), by);
    });
  }

  /** By the clock of the database: that of one copy may be wrong. */
  listDue(): Promise<ReleaseSchedule[]> {
    return this.manager.find(ReleaseSchedule, { where: { at: Raw((at) => `${at} <= now()`) }, order: { at: 'ASC' } });
  }

  /**
   * Makes a version live whose time has come, if it still may be, and records otherwise why not. Of several copies of the
   * API one does it: the row is deleted in the same transaction. Answers what became of it; null: another copy was faster.
   */
  async run(schedule: ReleaseSchedule): Promise<'promoted' | 'refused' | null> {
    const { id, app, who, approvedBy } = schedule;
    const { version, revision, rehearsal, because, environment, stages, userId, tokenId } = schedule;
    const by: ReleaseActor = {
      tokenId,
      userId,
      name: `${approvedBy ? withApprover(who, approvedBy) : shortName(who)}, scheduled`,
      rights: [],
      address: null,
      requestId: null,
    };
    try {
      await this.requireInTime(schedule);
      this.requireApproval(schedule);
      await this.requirePlanner(schedule);
      await this.promotions.requireStillSound(app, schedule);
      const wanted = { app, to: version, revision, because, rehearsal, environment, stages, waiting: schedule };
      await this.promotions.make(wanted, by, async (manager) => {
        if (!(await claim(manager, id))) throw new TakenError();
      });
      return 'promoted';
    } catch (error) {
      if (error instanceof TakenError) return null;
      // What fails for a while, such as the storage of files, is tried again: a folder may be away that is to come back.
      const isForNow = !(error instanceof ApiError) || error.statusCode >= 500 || error instanceof LostFileError;
      if (isForNow) throw error;
      return this.refuse(schedule, error.message, by);
    }
  }

  private refuse(schedule: ReleaseSchedule, why: string, by: ReleaseActor): Promise<'refused' | null> {
    return this.manager.transaction(async (manager) => {
      if (!(await claim(manager, schedule.id))) return null;
      await appendReleaseEvent(manager, eventOf(schedule, 'refuse', why), by);
      return 'refused';
    });
  }

  /** Nobody expects it hours later: no copy of the API ran at its time, or a backup has brought the plan back. */
  private async requireInTime({ at }: ReleaseSchedule): Promise<void> {
    if ((await databaseTime(this.manager)).getTime() - at.getTime() <= longestLateMs) return;
    throw new ConflictError(`It was to go live at ${at.toISOString()}, more than half an hour ago: schedule it again.`);
  }

  /** It may be needed only since it was planned. */
  private requireApproval({ app, approvedBy }: ReleaseSchedule): void {
    if (approvedBy !== null || !this.approvals.isNeeded(app)) return;
    throw new ConflictError(`Promotions of ${app} have to be approved by now: schedule it again.`);
  }

  /** Whoever planned it must still be one who may: a token that is revoked or over changes nothing later either. */
  private async requirePlanner({ who, ...planner }: ReleaseSchedule): Promise<void> {
    const may = await mayStillRelease(this.manager, planner);
    if (!may) throw new ConflictError(`${who}, who scheduled it, is no longer allowed to release.`);
  }
}

/** Another copy of the API has done it, or somebody has cancelled it. */
class TakenError extends Error {}

/** Whether this transaction is the one that settles it. */
async function claim(manager: EntityManager, id: string): Promise<boolean> {
  const { affected } = await manager.delete(ReleaseSchedule, { id });
  return affected === 1;
}

const eventOf = (
  { app, version, at, environment }: ReleaseSchedule,
  kind: 'cancel' | 'refuse',
  because: string | null,
) => ({
  ...{ kind, app, version, plannedFor: at, because, environment },
});

function futureTime(text: string, now: Date): Date {
  const at = new Date(text);
  const days = (at.getTime() - now.getTime()) / dayMs;
  if (days > 0 && days <= releaseLimits.scheduleDays) return at;
  const message = days > 0 ? 'At must be within a year' : 'At must lie in the future';
  throw new InvalidInputError(message, { at: message });
}
