import type { LinkPurpose } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { ConflictError, NotFoundError } from '../errors/errors';
import { User } from '../users/user.entity';
import { createToken, hashToken } from './link-token';
import { OneTimeLink } from './one-time-link.entity';

const day = 24 * 3_600_000;

const kinds: Record<LinkPurpose, { lifetimeMs: number; path: string }> = {
  invitation: { lifetimeMs: 7 * day, path: '/admin/invitation/' },
  reset: { lifetimeMs: day, path: '/admin/reset/' },
};

export interface MadeLink {
  user: User;
  token: string;
  expiresAt: Date;
}

/** Makes a one-time link in place of one that the user may have had. Throws where the account can't have such a one. */
export async function makeLink(manager: EntityManager, userId: string, purpose: LinkPurpose): Promise<MadeLink> {
  const token = createToken();
  const expiresAt = new Date(Date.now() + kinds[purpose].lifetimeMs);
  const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  refuseUnfit(user, purpose);
  await manager.upsert(
    OneTimeLink,
    { userId, purpose, tokenHash: hashToken(token), expiresAt, createdAt: new Date() },
    ['userId'],
  );
  return { user, token, expiresAt };
}

export const linkAddress = (origin: string, purpose: LinkPurpose, token: string): string =>
  `${origin}${kinds[purpose].path}${token}`;

function refuseUnfit(user: User | null, purpose: LinkPurpose): asserts user is User {
  if (!user) throw new NotFoundError('This user does not exist.');
  if (!user.isActive) throw new ConflictError('This account is inactive: activate it first.');
  const hasPassword = user.passwordHash !== null;
  if (purpose === 'invitation' && hasPassword) {
    throw new ConflictError('This user already has a password. Send a reset link instead.');
  }
  if (purpose === 'reset' && !hasPassword) {
    throw new ConflictError('This user has no password yet. Send an invitation instead.');
  }
}
