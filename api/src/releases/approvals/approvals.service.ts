import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ReleasedApp } from '@site/federation';
import { randomUUID } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { databaseTime } from '../../database/database-time';
import { insertIfAbsent } from '../../database/insert-if-absent';
import { ConflictError, ForbiddenError, NotFoundError } from '../../errors/errors';
import { AppsService } from '../apps/apps.service';
import { appendReleaseEvent } from '../history/append-release-event';
import { isOvertaken, isOvertaking } from '../live/is-overtaken';
import type { WantedPromotion } from '../live/wanted-change';
import { planRelease } from '../schedules/plan-release';
import { ReleaseSchedule } from '../schedules/release-schedule.entity';
import { mayStillRelease } from '../tokens/may-still-release';
import { operatorsToken } from '../tokens/operators-token';
import { type ReleaseActor, withApprover } from '../tokens/release-actor';
import { ReleaseRequest } from './release-request.entity';
import { presentRequest, type WaitingPromotion } from './release-request.presenter';

/** Promotions that wait for a second person: one of each app at most. */
@Injectable()
export class ApprovalsService implements OnApplicationBootstrap {
  private readonly logger = new Logger(ApprovalsService.name);

  constructor(
    private readonly manager: EntityManager,
    private readonly config: ApiConfig,
    private readonly apps: AppsService,
  ) {}

  /** An app may be named before its first release; whoever misspells one would believe it guarded. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.releaseApproval.length === 0) return;
    const known = Object.keys(await this.apps.scopes());
    const unknown = this.config.releaseApproval.filter((app) => !known.includes(app));
    if (unknown.length === 0) return;
    this.logger.warn(
      `RELEASE_APPROVAL names no app that there is yet: ${unknown.join(', ')}. There are ${known.join(', ')}.`,
    );
  }

  isNeeded(app: ReleasedApp): boolean {
    return this.config.releaseApproval.includes(app);
  }

  async find(app: ReleasedApp): Promise<WaitingPromotion | null> {
    const found = await this.manager.findOneBy(ReleaseRequest, { app });
    return found && presentRequest(found, await this.excludedOf(found));
  }

  /**
   * Lets a promotion wait that would be made or planned otherwise, in place of one that nobody can approve any more, since
   * it is overtaken, or its time is past. Throws ConflictError where another waits already.
   */
  async ask(wanted: WantedPromotion, by: ReleaseActor): Promise<WaitingPromotion> {
    const { app, to: version, revision, stages, because, rehearsal, environment, at = null } = wanted;
    const id = randomUUID();
    const asked = { id, app, version, revision, stages, because, rehearsal, environment, at };
    const { name: who, userId, tokenId } = by;
    await this.manager.transaction(async (manager) => {
      await this.declineStale(manager, app, by);
      if (!(await insertIfAbsent(manager, ReleaseRequest, { ...asked, who, userId, tokenId }))) {
        throw new ConflictError(`A version of ${app} waits for an approval already: approve or decline that first.`);
      }
      await appendReleaseEvent(manager, { kind: 'request', app, version, plannedFor: at, because, environment }, by);
    });
    return presentRequest(await this.requireWaiting(app, id), await this.excludedOf(by));
  }

  /** What this admin, or the operator, may approve. Throws ForbiddenError for whoever asked for it. */
  async requireApprovable(app: ReleasedApp, id: string, by: ReleaseActor): Promise<ReleaseRequest> {
    const request = await this.requireWaiting(app, id);
    if (!(await this.isSecondPerson(request, by))) {
      throw new ForbiddenError(by.userId === null ? notByOperator : notByWhoAsked);
    }
    if (!(await mayStillRelease(this.manager, request))) {
      throw new ConflictError(`${request.who}, who requested it, is no longer allowed to release. Decline it.`);
    }
    if (await isOvertaken(this.manager, request)) {
      throw new ConflictError(`${hasChanged} this was requested. Decline it, and request it again.`);
    }
    return request;
  }

  /** Of several who settle it at a time one does. In the transaction of what becomes of it. */
  async settle(
    manager: EntityManager,
    request: ReleaseRequest,
    kind: 'approve' | 'decline',
    because: string | null,
    by: ReleaseActor,
  ): Promise<void> {
    const { id, app, version, at, environment } = request;
    const { affected } = await manager.delete(ReleaseRequest, { id });
    if (affected !== 1) throw gone();
    await appendReleaseEvent(manager, { kind, app, version, plannedFor: at, because, environment }, by);
  }

  /** Approves what has a time, at which it is checked again. Throws ConflictError where that is past. */
  async plan(request: ReleaseRequest & { at: Date }, because: string | null, by: ReleaseActor): Promise<void> {
    const { userId, tokenId, who, at } = request;
    await this.manager.transaction(async (manager) => {
      const now = await databaseTime(manager);
      if (at <= now) throw new ConflictError(past(at));
      await this.settle(manager, request, 'approve', because, by);
      const schedule = manager.create(ReleaseSchedule, { ...request, approvedBy: by.name, createdAt: now });
      await planRelease(manager, schedule, { ...by, userId, tokenId, name: withApprover(who, by.name) });
    });
  }

  async decline(app: ReleasedApp, id: string, because: string | null, by: ReleaseActor): Promise<void> {
    const request = await this.requireWaiting(app, id);
    await this.manager.transaction((manager) => this.settle(manager, request, 'decline', because, by));
  }

  private async declineStale(manager: EntityManager, app: ReleasedApp, by: ReleaseActor) {
    const waiting = await manager.findOneBy(ReleaseRequest, { app });
    if (!waiting) return;
    const isPast = waiting.at !== null && waiting.at <= (await databaseTime(manager));
    const why = isPast ? 'Its time is past' : hasChanged;
    if (!isPast && !(await isOvertaken(manager, waiting))) return;
    await this.settle(manager, waiting, 'decline', `${why}; asked for anew`, by);
  }

  private async requireWaiting(app: ReleasedApp, id: string): Promise<ReleaseRequest> {
    const request = await this.manager.findOneBy(ReleaseRequest, { id, app });
    if (!request) throw gone();
    return request;
  }

  /**
   * Whether this is an admin in person who neither asked for it nor made the token that did. The operator is one for what an
   * admin asked for: of what no admin did, the operator's token may have, or one that it has made.
   */
  async isSecondPerson(asked: Pick<ReleaseActor, 'userId' | 'tokenId'>, by: ReleaseActor): Promise<boolean> {
    const excluded = await this.excludedOf(asked);
    if (by.tokenId === operatorsToken.id) return excluded !== null;
    return by.userId !== null && by.userId !== excluded;
  }

  /** Of a canary, after the last change that overtook what was approved of its version before. */
  async wasApproved({ app, version, run }: { app: ReleasedApp; version: string; run: number }): Promise<boolean> {
    const found: object[] = await this.manager.query(approvalOf, [app, version, run]);
    return found.length > 0;
  }

  /** A token asks in the name of who made it: otherwise one admin alone could do both. */
  private async excludedOf({ userId, tokenId }: Pick<ReleaseActor, 'userId' | 'tokenId'>): Promise<string | null> {
    if (!tokenId) return userId;
    const [token]: { createdById: string | null }[] = await this.manager.query(
      'SELECT "createdById" FROM release_tokens WHERE id = $1',
      [tokenId],
    );
    return token?.createdById ?? null;
  }
}

const approvalOf = `SELECT FROM release_events WHERE app = $1 AND version = $2 AND kind = 'approve'
  AND at > (SELECT max(at) FROM release_changes WHERE app = $1 AND revision < $3
    AND ${isOvertaking}) LIMIT 1`;
const hasChanged = 'What is live or its canary has changed since';

const notByWhoAsked = 'Another admin has to approve it: you asked for it, or made the token that did.';
const notByOperator =
  'An admin has to approve it, in the console: it was asked for with the operator’s token, or with one that no present admin has made.';
const past = (at: Date) => `It was to go live at ${at.toISOString()}, which is past. Decline it, and request it again.`;
const gone = () => new NotFoundError('Nothing waits under this id: it was approved or declined.');
