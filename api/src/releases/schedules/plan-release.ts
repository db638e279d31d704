import type { EntityManager } from 'typeorm';
import { insertIfAbsent } from '../../database/insert-if-absent';
import { ConflictError } from '../../errors/errors';
import { appendReleaseEvent } from '../history/append-release-event';
import type { ReleaseActor } from '../tokens/release-actor';
import { ReleaseSchedule } from './release-schedule.entity';

/** In the transaction of whatever allows it. Throws ConflictError where one is planned already. */
export async function planRelease(manager: EntityManager, schedule: ReleaseSchedule, by: ReleaseActor): Promise<void> {
  const { app, version, at, because, environment } = schedule;
  if (!(await insertIfAbsent(manager, ReleaseSchedule, schedule))) throw alreadyPlanned(app);
  await appendReleaseEvent(manager, { kind: 'schedule', app, version, plannedFor: at, because, environment }, by);
}

export const alreadyPlanned = (app: string) =>
  new ConflictError(`A version of ${app} is scheduled already: cancel that first.`);
