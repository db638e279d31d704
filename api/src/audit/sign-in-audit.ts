import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity';
import { appendAudit } from './append-audit';
import { traceOf } from './trace-of';

type Failure = 'signInFailed' | 'tooManySignInsFailed';

export type SignInEvent = 'signIn' | 'signInAgain' | Failure | 'secondFactorFailed' | 'signOut';

/** People type passwords into the wrong field: only this much of an unknown name is kept. */
const maxOfUnknownName = 3;

/** Records sign-ins, sign-outs and failed attempts. */
@Injectable()
export class SignInAudit {
  constructor(private readonly manager: EntityManager) {}

  async record(
    action: SignInEvent,
    { id, username }: Pick<User, 'id' | 'username'>,
    request: Request,
    { fields = [] as string[], manager = this.manager } = {},
  ): Promise<void> {
    const user = { actorId: id, actorName: username, targetId: id, targetName: username };
    await appendAudit(manager, { action, target: 'session', ...user, fields, ...traceOf(request) });
  }

  async recordFailure(typedName: string, request: Request, action: Failure = 'signInFailed'): Promise<void> {
    const user = await this.findUser(typedName);
    if (user) return this.record(action, user, request);
    const targetName = `${[...typedName].slice(0, maxOfUnknownName).join('')}…`;
    await appendAudit(this.manager, { action, target: 'session', targetName, ...traceOf(request) });
  }

  private async findUser(name: string): Promise<Pick<User, 'id' | 'username'> | undefined> {
    const [user] = await this.manager.query('SELECT id, username FROM users WHERE lower(username) = lower($1)', [name]);
    return user;
  }
}
