import type { EntityManager } from 'typeorm';

/** How somebody gets in, beside the password. */
export interface SignInState {
  hasSecondFactor: boolean;
  invitedUntil: Date | null;
}

const none: SignInState = { hasSecondFactor: false, invitedUntil: null };

/** Of one user, or of all. Answers a look-up by the user's id. */
export async function readSignInStates(
  manager: EntityManager,
  userId: string | null = null,
): Promise<(id: string) => SignInState> {
  const rows: (SignInState & { id: string })[] = await manager.query(
    `SELECT users.id, factor."enabledAt" IS NOT NULL AS "hasSecondFactor", link."expiresAt" AS "invitedUntil"
      FROM users
      LEFT JOIN second_factors factor ON factor."userId" = users.id
      LEFT JOIN one_time_links link
        ON link."userId" = users.id AND link.purpose = 'invitation' AND link."expiresAt" > now()
      WHERE $1::text IS NULL OR users.id = $1`,
    [userId],
  );
  const states = new Map(rows.map(({ id, ...state }) => [id, state]));
  return (id) => states.get(id) ?? none;
}
