import type { ReleaseHistoryKind } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import type { ChangeKind } from '../live/release-change.entity';
import type { ReleaseActor } from '../tokens/release-actor';

export interface ReleaseEvent {
  kind: Exclude<ReleaseHistoryKind, ChangeKind>;
  app: string;
  version: string;
  /** Of a plan. */
  plannedFor: Date | null;
  because: string | null;
  /** Address of the other environment, of a version that was copied. */
  environment: string | null;
}

const actions: Record<ReleaseEvent['kind'], string> = {
  schedule: 'scheduleRelease',
  cancel: 'cancelScheduledRelease',
  refuse: 'refuseScheduledRelease',
  copy: 'copyRelease',
  delete: 'deleteRelease',
  hold: 'holdCanary',
  resume: 'resumeCanary',
  request: 'requestPromotion',
  approve: 'approvePromotion',
  decline: 'declinePromotion',
};

/** Records what happened to a version and changed nothing of what is live, in the history and in the audit log. */
export async function appendReleaseEvent(manager: EntityManager, event: ReleaseEvent, by: ReleaseActor): Promise<void> {
  const { kind, app, version, plannedFor, because, environment } = event;
  const { name: actorName, userId: actorId, address, requestId } = by;
  await manager.query(
    `INSERT INTO release_events (kind, app, version, who, "plannedFor", because, environment)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [kind, app, version, actorName, plannedFor, because, environment],
  );
  const facts = { target: 'other' as const, targetName: `${app}@${version}`, actorId, actorName, address, requestId };
  await appendAudit(manager, { action: actions[kind], ...facts });
}
