import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { promisify } from 'node:util';
import { EntityManager } from 'typeorm';
import { UnauthorizedError } from '../../errors/errors';
import { User } from '../../users/user.entity';
import { accessOf } from '../sessions/outdated-sessions';

const lifetimeMs = 5 * 60_000;

/** Stores that the password was right until the second factor is verified. Such a session gives access to nothing. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly manager: EntityManager) {}

  /** Under a new session id: a user who was signed in here before no longer is. */
  async begin(user: User, request: Request): Promise<void> {
    await promisify(request.session.regenerate.bind(request.session))();
    request.session.cookie.maxAge = lifetimeMs;
    const until = new Date(Date.now() + lifetimeMs).toISOString();
    request.session.pendingSignIn = { userId: user.id, access: accessOf(user), until };
  }

  async find({ session }: Request): Promise<User> {
    const pending = session.pendingSignIn;
    const isOpen = pending && Date.parse(pending.until) > Date.now();
    const user = isOpen ? await this.manager.findOneBy(User, { id: pending.userId, isActive: true }) : null;
    if (!user || pending?.access !== accessOf(user))
      throw new UnauthorizedError('This sign-in took too long. Please enter your password again.');
    return user;
  }
}
