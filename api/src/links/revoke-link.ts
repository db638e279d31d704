import type { EntityManager } from 'typeorm';
import { OneTimeLink } from './one-time-link.entity';

/** Ends a link that was made for an account as it was before. */
export async function revokeLinkOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(OneTimeLink, { userId });
}
