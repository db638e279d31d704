import type { RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import type { User } from '../../users/user.entity';

/** Changes when the password or the role does. */
export const accessOf = ({ passwordHash, role }: Pick<User, 'passwordHash' | 'role'>): string =>
  createHash('sha256').update(`${role}\n${passwordHash}`).digest('base64url');

/**
 * Ends a session that was opened with a former password or role of its user. Open sessions end with the change itself;
 * one that was just being opened at that moment ends here.
 */
export const endOutdatedSession: RequestHandler = (request, _, next) => {
  const { session, user } = request;
  if (!user || session.access === undefined || session.access === accessOf(user)) return next();
  request.user = undefined;
  session.regenerate(next);
};
