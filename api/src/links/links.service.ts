import { Injectable } from '@nestjs/common';
import type { LinkPurpose } from '@site/contracts';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { consoleOriginFor } from '../http/console-origin';
import { MailQueue } from '../mail/mail-queue';
import { Mailer } from '../mail/mailer';
import { type MailedLink, makeMailedLink } from './link-mail';
import type { SentLink } from './link.presenter';

/** Makes one-time links for admins, and sends them. */
@Injectable()
export class LinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly mailer: Mailer,
    private readonly queue: MailQueue,
  ) {}

  async send(userId: string, purpose: LinkPurpose, request: Request): Promise<SentLink> {
    const made = await this.dataSource.transaction((manager) => this.make(manager, userId, purpose, request));
    return this.mail(made, request);
  }

  /** Replaces a link that the user may have had. Throws ConflictError where it is not known where links lead. */
  async make(manager: EntityManager, userId: string, purpose: LinkPurpose, request: Request): Promise<MailedLink> {
    const { origin } = consoleOriginFor(this.config, request);
    const made = await makeMailedLink(manager, userId, purpose, { origin, company: this.config.siteConfig.name });
    // It would replace this one when its turn comes.
    await this.queue.withdraw(manager, made.user.username);
    return made;
  }

  /** To be called once the link is stored. What was emailed is not told to whoever asked for it. */
  async mail({ user, purpose, link, mail, expiresAt }: MailedLink, request: Request): Promise<SentLink> {
    const outcome = await this.mailer.send(mail, (reason) => request.log.warn({ reason }, 'an email was not sent'));
    return { purpose, email: user.email, mail: outcome, link: outcome === 'sent' ? null : link, expiresAt };
  }
}
