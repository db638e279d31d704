import { createHash, randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';

const count = 10;
const [groups, groupLength] = [4, 4];

/** Without letters and digits that look alike: 16 of them are 80 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Replaces a user's recovery codes. Returns them only now: only hashes are stored. */
export async function renewRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, createCode);
  await manager.query('DELETE FROM recovery_codes WHERE "userId" = $1', [userId]);
  await manager.query('INSERT INTO recovery_codes ("userId", "codeHash") SELECT $1, unnest($2::text[])', [
    userId,
    codes.map((code) => hashOf(code, userId)),
  ]);
  return codes;
}

/** Uses up a code. False when it is wrong, or already used. */
export async function takeRecoveryCode(manager: EntityManager, userId: string, typed: string): Promise<boolean> {
  const [rows]: [unknown[]] = await manager.query(
    'DELETE FROM recovery_codes WHERE "userId" = $1 AND "codeHash" = $2 RETURNING 1',
    [userId, hashOf(typed, userId)],
  );
  return rows.length > 0;
}

export async function countRecoveryCodes(manager: EntityManager, userId: string): Promise<number> {
  const [row] = await manager.query('SELECT count(*)::int AS left FROM recovery_codes WHERE "userId" = $1', [userId]);
  return row.left;
}

const createCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** A fast hash is enough: nobody tries 2^79 codes. Spelling differences of a code are normalised. */
const hashOf = (code: string, userId: string): string =>
  createHash('sha256')
    .update(`${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex');
