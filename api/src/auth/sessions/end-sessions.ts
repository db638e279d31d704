import type { EntityManager } from 'typeorm';
import type { User } from '../../users/user.entity';
import { accessOf } from './outdated-sessions';

const ofUser = `(sess -> 'passport' ->> 'user' = $1 OR sess -> 'pendingSignIn' ->> 'userId' = $1)`;

/** Signs a user out everywhere, and forgets sign-ins that wait for their second step. `but` names a session that stays. */
export async function endSessionsOf(manager: EntityManager, userId: string, but: string | null = null): Promise<void> {
  await manager.query(`DELETE FROM session WHERE ${ofUser} AND sid IS DISTINCT FROM $2`, [userId, but]);
}

/** Ask it with the user locked: a reset that came in between has ended it. */
export async function isSessionOpen(manager: EntityManager, sid: string): Promise<boolean> {
  const found: object[] = await manager.query('SELECT FROM session WHERE sid = $1', [sid]);
  return found.length > 0;
}

/** Lets a session stay open although the password has changed. In place: saving it whole could bring back an ended one. */
export async function keepSession(manager: EntityManager, sid: string, user: User): Promise<void> {
  await manager.query(
    `UPDATE session SET sess = jsonb_set(sess::jsonb, '{access}', to_jsonb($2::text))::json WHERE sid = $1`,
    [sid, accessOf(user)],
  );
}
