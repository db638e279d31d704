import type { EntityManager } from 'typeorm';
import { operatorsToken } from './operators-token';

/** Who has planned a change: a token or an admin. */
interface Planner {
  tokenId: string | null;
  userId: string | null;
}

/** Whether whoever planned a change may still make it: what a token has planned that is revoked or over does not happen. */
export async function mayStillRelease(
  manager: Pick<EntityManager, 'query'>,
  { tokenId, userId }: Planner,
): Promise<boolean> {
  if (tokenId === operatorsToken.id) return true;
  const found: object[] = tokenId
    ? await manager.query('SELECT FROM release_tokens WHERE id = $1 AND "revokedAt" IS NULL AND "expiresAt" > now()', [
        tokenId,
      ])
    : await manager.query(`SELECT FROM users WHERE id = $1 AND role = 'admin' AND "isActive"`, [userId]);
  return found.length > 0;
}
