import type { EntityManager } from 'typeorm';
import { ConflictError } from '../errors/errors';
import { User } from './user.entity';

/** Call it, with the admins locked, before a user stops being an active admin. */
export async function refuseLosingLastAdmin(manager: EntityManager, user: User): Promise<void> {
  if (user.role !== 'admin' || !user.isActive) return;
  const admins = await manager.countBy(User, { role: 'admin', isActive: true });
  if (admins > 1) return;
  throw new ConflictError("This is the last active admin, so it must stay an active admin and can't be deleted.");
}
