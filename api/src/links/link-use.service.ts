import { Injectable } from '@nestjs/common';
import type { LinkPasswordInput } from '@site/contracts';
import { networkOf } from '@site/http';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { appendAudit } from '../audit/append-audit';
import { traceOf } from '../audit/trace-of';
import { requireGoodPassword } from '../auth/passwords/password-rules';
import { hashPassword } from '../auth/passwords/passwords';
import { endSessionsOf } from '../auth/sessions/end-sessions';
import { KnownDevices } from '../auth/devices/known-devices';
import { ApiConfig } from '../config/api-config';
import { NotFoundError } from '../errors/errors';
import { User, namesOf } from '../users/user.entity';
import { LinkLimiter } from './link-limiter';
import { hashToken } from './link-token';
import type { LinkDetails } from './link.presenter';
import { OneTimeLink } from './one-time-link.entity';

/** What the holder of a one-time link may do. */
@Injectable()
export class LinkUseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly devices: KnownDevices,
    private readonly limiter: LinkLimiter,
    private readonly config: ApiConfig,
  ) {}

  /** Says whose link it is. Looking does not use it up: mail programs look too. */
  async inspect(token: string, network: string): Promise<LinkDetails> {
    await this.limiter.count('link', network);
    const link = await this.dataSource.manager.findOneBy(OneTimeLink, { tokenHash: hashToken(token) });
    const user = link && link.expiresAt > new Date() && (await activeUser(this.dataSource.manager, link.userId));
    if (!user) throw gone();
    const { passwordMinimum } = this.config;
    return {
      purpose: link.purpose,
      username: user.username,
      firstName: user.firstName,
      expiresAt: link.expiresAt,
      passwordMinimum,
    };
  }

  /**
   * Sets the password, uses the link up and ends all sessions, or does none of it. Of two at once one wins. From then on
   * the device is known: whoever is kept out by guesses of others can be sent a link.
   */
  async setPassword({ token, password }: LinkPasswordInput, request: Request, response: Response): Promise<void> {
    await this.limiter.count('link', networkOf(request));
    const passwordHash = await hashPassword(password);
    const user = await this.dataSource.transaction(async (manager) => {
      const link = await takeLink(manager, token);
      const owner = link && (await activeUser(manager, link.userId));
      if (!owner) throw gone();
      await requireGoodPassword(password, this.config, namesOf(owner));
      await manager.update(User, owner.id, { passwordHash });
      await endSessionsOf(manager, owner.id);
      await appendAudit(manager, {
        action: link.purpose === 'invitation' ? 'acceptInvitation' : 'resetPassword',
        target: 'user',
        ...{ actorId: owner.id, actorName: owner.username, targetId: owner.id, targetName: owner.username },
        ...{ fields: ['password'], ...traceOf(request) },
      });
      return owner;
    });
    await this.devices.remember(request, response, user.username);
  }
}

/** The user is locked before the link, as by all who change both. */
async function takeLink(manager: EntityManager, token: string): Promise<OneTimeLink | undefined> {
  const tokenHash = hashToken(token);
  await manager.query(
    'SELECT FROM users WHERE id = (SELECT "userId" FROM one_time_links WHERE "tokenHash" = $1) FOR UPDATE',
    [tokenHash],
  );
  const { raw } = await manager
    .createQueryBuilder()
    .delete()
    .from(OneTimeLink)
    .where('"tokenHash" = :hash AND "expiresAt" > now()', { hash: tokenHash })
    .returning('*')
    .execute();
  return (raw as OneTimeLink[])[0];
}

const activeUser = (manager: EntityManager, id: string) => manager.findOneBy(User, { id, isActive: true });

/** One answer for a link that never was, that was used, replaced or is too old. */
const gone = () => new NotFoundError('This link no longer works. Ask an admin for a new one.');
