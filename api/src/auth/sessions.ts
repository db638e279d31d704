import type { EntityManager } from 'typeorm';

/** Signs a user out everywhere. */
export async function endSessionsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1`, [userId]);
}
