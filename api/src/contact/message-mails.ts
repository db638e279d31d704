import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import type { MailProgress, MailSource } from '../mail/mail-source';
import type { Mail } from '../mail/mailer';
import type { OutgoingMail } from '../mail/outgoing-mail.entity';
import { ContactSubmission } from './contact-submission.entity';
import { messageMail } from './message-mail';

/** Mails each visitor's message to those who answer it, and writes on the message what became of that. */
@Injectable()
export class MessageMails implements MailSource {
  constructor(
    private readonly manager: EntityManager,
    private readonly config: ApiConfig,
  ) {}

  async compose({ messageId, to, origin }: OutgoingMail): Promise<Mail | null> {
    const submission = await this.manager.findOne(ContactSubmission, {
      where: { id: Number(messageId) },
      withDeleted: true,
    });
    return submission && messageMail({ submission, to, origin, company: this.config.siteConfig.name });
  }

  async record(manager: EntityManager, { messageId }: OutgoingMail, progress: MailProgress): Promise<void> {
    const { mailTo } = await manager.findOneOrFail(ContactSubmission, {
      where: { id: Number(messageId) },
      withDeleted: true,
    });
    const outcome =
      progress.state === 'sent'
        ? { mailedAt: new Date(), mailFailure: null }
        : { mailFailure: failureFor(mailTo, progress) };
    await manager.update(ContactSubmission, Number(messageId), { mailState: progress.state, ...outcome });
  }
}

/** Names those who have not got the mail where others have. */
const failureFor = (to: string[], { missed, failure }: Exclude<MailProgress, { state: 'sent' }>): string =>
  missed.length < to.length ? `${missed.join(', ')}: ${failure}` : failure;
