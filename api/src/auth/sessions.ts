import type { EntityManager } from 'typeorm';

const ofUser = `(sess -> 'passport' ->> 'user' = $1 OR sess -> 'pendingSignIn' ->> 'userId' = $1)`;

/** Signs a user out everywhere, and forgets sign-ins that wait for their second step. `but` names a session that stays. */
export async function endSessionsOf(manager: EntityManager, userId: string, but: string | null = null): Promise<void> {
  await manager.query(`DELETE FROM session WHERE ${ofUser} AND sid IS DISTINCT FROM $2`, [userId, but]);
}
