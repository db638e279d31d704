import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { appendAudit } from '../audit/append-audit';
import { ApiConfig } from '../config/api-config';
import type { MailProgress, MailSource } from '../mail/mail-source';
import type { Mail } from '../mail/mailer';
import type { OutgoingMail } from '../mail/outgoing-mail.entity';
import { User } from '../users/user.entity';
import { makeMailedLink } from './link-mail';

/** Mails reset links to those who asked for one, if there is an account of that name that can have one. */
@Injectable()
export class ForgottenPasswordMails implements MailSource {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  /** The token is made now and kept nowhere: each attempt has a link of its own, which replaces the one before. */
  async compose({ username, origin }: OutgoingMail): Promise<Mail | null> {
    const user = await findByName(this.dataSource.manager, username);
    if (!user?.isActive || user.passwordHash === null || origin === null) return null;
    const { name: company } = this.config.siteConfig;
    const { mail } = await this.dataSource.transaction((manager) =>
      makeMailedLink(manager, user.id, 'forgotten', { origin, company }),
    );
    return mail;
  }

  async record(manager: EntityManager, { username }: OutgoingMail, { state }: MailProgress): Promise<void> {
    const user = state === 'sent' && (await findByName(manager, username));
    if (!user) return;
    await appendAudit(manager, {
      action: 'mailPasswordReset',
      target: 'user',
      targetId: user.id,
      targetName: user.username,
    });
  }
}

const findByName = (manager: EntityManager, username: string | null): Promise<User | null> =>
  manager.createQueryBuilder(User, 'user').where('lower(user.username) = lower(:username)', { username }).getOne();
