import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LinkPurpose } from '@site/contracts';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { ConflictError, NotFoundError } from '../errors/errors';
import { consoleOriginFor } from '../http/console-origin';
import { Mailer } from '../mail/mailer';
import { User } from '../users/user.entity';
import { linkMail } from './link-mail';
import { createToken, hashToken } from './link-token';
import type { SentLink } from './link.presenter';
import { OneTimeLink } from './one-time-link.entity';

const day = 24 * 3_600_000;

const kinds: Record<LinkPurpose, { lifetimeMs: number; path: string }> = {
  invitation: { lifetimeMs: 7 * day, path: '/admin/invitation/' },
  reset: { lifetimeMs: day, path: '/admin/reset/' },
};

/** Makes one-time links and sends them. */
@Injectable()
export class LinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly mailer: Mailer,
  ) {}

  /** Where links lead. Throws ConflictError where that is not known. */
  originFor(request: Request): URL {
    return consoleOriginFor(this.config, request);
  }

  /** Replaces a link that the user may have had. What was e-mailed is not told to whoever asked for it. */
  async send(userId: string, purpose: LinkPurpose, request: Request): Promise<SentLink> {
    const { origin, host } = this.originFor(request);
    const token = createToken();
    const expiresAt = new Date(Date.now() + kinds[purpose].lifetimeMs);
    const user = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      refuseUnfit(found, purpose);
      await manager.upsert(
        OneTimeLink,
        { userId, purpose, tokenHash: hashToken(token), expiresAt, createdAt: new Date() },
        ['userId'],
      );
      return found;
    });
    const link = `${origin}${kinds[purpose].path}${token}`;
    const mail = linkMail({ user, purpose, link, host });
    const outcome = await this.mailer.send(mail, (reason) => request.log.warn({ reason }, 'an e-mail was not sent'));
    return { purpose, email: user.email, mail: outcome, link: outcome === 'sent' ? null : link, expiresAt };
  }
}

function refuseUnfit(user: User | null, purpose: LinkPurpose): asserts user is User {
  if (!user) throw new NotFoundError('This user does not exist.');
  if (!user.isActive) throw new ConflictError('This account is inactive: activate it first.');
  const hasPassword = user.passwordHash !== null;
  if (purpose === 'invitation' && hasPassword) {
    throw new ConflictError('This user has a password already. Send a link to reset it instead.');
  }
  if (purpose === 'reset' && !hasPassword) {
    throw new ConflictError('This user has no password yet. Send an invitation instead.');
  }
}
