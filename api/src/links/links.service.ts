import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LinkPurpose } from '@site/contracts';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { consoleOriginFor } from '../http/console-origin';
import { MailQueue } from '../mail/mail-queue';
import { Mailer } from '../mail/mailer';
import { makeMailedLink } from './link-mail';
import type { SentLink } from './link.presenter';

/** Makes one-time links for admins, and sends them. */
@Injectable()
export class LinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly mailer: Mailer,
    private readonly queue: MailQueue,
  ) {}

  /** Where links lead. Throws ConflictError where that is not known. */
  originFor(request: Request): URL {
    return consoleOriginFor(this.config, request);
  }

  /** Replaces a link that the user may have had. What was emailed is not told to whoever asked for it. */
  async send(userId: string, purpose: LinkPurpose, request: Request): Promise<SentLink> {
    const origin = this.originFor(request);
    const { user, link, mail, expiresAt } = await this.dataSource.transaction(async (manager) => {
      const made = await makeMailedLink(manager, userId, purpose, origin);
      // It would replace this one when its turn comes.
      await this.queue.withdraw(manager, made.user.username);
      return made;
    });
    const outcome = await this.mailer.send(mail, (reason) => request.log.warn({ reason }, 'an email was not sent'));
    return { purpose, email: user.email, mail: outcome, link: outcome === 'sent' ? null : link, expiresAt };
  }
}
