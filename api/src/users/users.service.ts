import { Injectable } from '@nestjs/common';
import type { UserInput } from '@site/contracts';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { requireGoodPassword } from '../auth/passwords/password-rules';
import { hashPassword } from '../auth/passwords/passwords';
import { endSessionsOf } from '../auth/sessions/end-sessions';
import { ApiConfig } from '../config/api-config';
import { ConflictError, NotFoundError } from '../errors/errors';
import type { Page } from '../http/paged';
import { LinksService } from '../links/links.service';
import { revokeLinkOf } from '../links/revoke-link';
import { Post } from '../posts/post.entity';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { growVersionIfRenamed } from './grow-version-if-renamed';
import { readSignInStates } from './sign-in-state';
import { translateTakenName } from './taken-name';
import { User } from './user.entity';
import { type CreatedUser, type UserDetails, presentUser } from './user.presenter';

@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly links: LinksService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  async list(): Promise<Page<UserDetails>> {
    const users = await this.dataSource.manager.find(User, { order: { createdAt: 'ASC', id: 'ASC' } });
    const stateOf = await readSignInStates(this.dataSource.manager);
    return { items: users.map((user) => presentUser(user, stateOf(user.id))), total: users.length };
  }

  /** Invites a user who is to choose a password; whom no invitation can reach is not created. */
  async create({ password, role, isActive, ...input }: UserInput, request: Request): Promise<CreatedUser> {
    await this.checkPassword(password, input);
    const user = this.dataSource.manager.create(User, {
      ...namesOf(input),
      id: randomUUID(),
      role: role ?? 'user',
      isActive: isActive ?? true,
      passwordHash: password ? await hashPassword(password) : null,
    });
    const isInvited = user.isActive && !user.passwordHash;
    const { created, link } = await this.dataSource.transaction(async (manager) => {
      const saved = await manager.save(user).catch(translateTakenName);
      const link = isInvited ? await this.links.make(manager, saved.id, 'invitation', request) : null;
      return { created: await this.present(manager, saved), link };
    });
    return { ...created, invitation: link && (await this.links.mail(link, request)) };
  }

  /** Ends all sessions of the user, in the same transaction, when access changes. */
  async update(id: string, { password, role, isActive, ...input }: UserInput): Promise<UserDetails> {
    await this.checkPassword(password, input);
    const passwordHash = password ? await hashPassword(password) : null;
    return this.dataSource.transaction(async (manager) => {
      const user = await this.lockUser(manager, id);
      await growVersionIfRenamed(manager, user, namesOf(input));
      const next = { role: role ?? user.role, isActive: isActive ?? user.isActive };
      const losesAdmin = next.role !== 'admin' || !next.isActive;
      if (losesAdmin) await refuseLosingLastAdmin(manager, user);
      const entryChanges = passwordHash !== null || next.isActive !== user.isActive;
      const accessChanges = entryChanges || next.role !== user.role;
      const addressee = user.email;
      const hadPassword = user.passwordHash !== null;

      Object.assign(user, namesOf(input), next, passwordHash ? { passwordHash } : {});
      const saved = await manager.save(user).catch(translateTakenName);
      if (accessChanges) await endSessionsOf(manager, id);
      // Nobody could use the role before an invitation is accepted: it stays good.
      const linkEnds = entryChanges || saved.email !== addressee || (accessChanges && hadPassword);
      if (linkEnds) await revokeLinkOf(manager, id);
      return this.present(manager, saved);
    });
  }

  async delete(id: string, self: string): Promise<void> {
    if (id === self) throw new ConflictError('You can’t delete your own account.');
    await this.dataSource.transaction(async (manager) => {
      const user = await this.lockUser(manager, id);
      await refuseLosingLastAdmin(manager, user);
      await this.refuseAuthor(manager, id);
      await manager.delete(User, { id });
      await endSessionsOf(manager, id);
    });
  }

  /** For a user who has lost their phone. It ends all sessions: the phone may have one. */
  async removeSecondFactor(id: string, self: string): Promise<void> {
    if (id === self)
      throw new ConflictError('To turn off your own second factor, go to Your account. You will need a code.');
    await this.dataSource.transaction(async (manager) => {
      await this.lockUser(manager, id);
      const removed = await this.secondFactor.remove(manager, id);
      if (!removed) throw new ConflictError('This user has no second factor.');
      await endSessionsOf(manager, id);
    });
  }

  private async checkPassword(password: string | null | undefined, input: UserInput): Promise<void> {
    if (password) await requireGoodPassword(password, this.config, Object.values(namesOf(input)));
  }

  private async present(manager: EntityManager, user: User): Promise<UserDetails> {
    return presentUser(user, (await readSignInStates(manager, user.id))(user.id));
  }

  /** Locks the admins first, in one order, so that two who demote each other at once can't both succeed. */
  private async lockUser(manager: EntityManager, id: string): Promise<User> {
    await manager.query(`SELECT id FROM users WHERE role = 'admin' OR id = $1 ORDER BY id FOR UPDATE`, [id]);
    const user = await manager.findOneBy(User, { id });
    if (!user) throw new NotFoundError('This user does not exist.');
    return user;
  }

  private async refuseAuthor(manager: EntityManager, authorId: string): Promise<void> {
    const posts = await manager.countBy(Post, { authorId });
    if (posts === 0) return;
    const count = posts === 1 ? '1 post' : `${posts} posts`;
    throw new ConflictError(
      `This user is the author of ${count} and can’t be deleted. Deactivate the account instead.`,
    );
  }
}

function namesOf({ username, email, firstName, lastName }: UserInput) {
  return { username, email, firstName, lastName };
}

/**
 * Call it, with the admins locked, before a user stops being an active admin. Whoever is only invited is none yet: the
 * invitation may never arrive.
 */
async function refuseLosingLastAdmin(manager: EntityManager, user: User): Promise<void> {
  if (user.role !== 'admin' || !user.isActive || user.passwordHash === null) return;
  const admins = await manager.countBy(User, { role: 'admin', isActive: true, passwordHash: Not(IsNull()) });
  if (admins > 1) return;
  throw new ConflictError(
    'This is the last active admin who has a password, so it must stay an active admin and can’t be deleted.',
  );
}
