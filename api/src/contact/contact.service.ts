import { Injectable, Logger } from '@nestjs/common';
import { type ContactInput, newsletterTopic } from '@site/contracts';
import { networkOf } from '@site/http';
import type { Request } from 'express';
import { DataSource, IsNull, Raw } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { findConsoleOrigin, findSiteOrigin } from '../http/console-origin';
import { RateLimits } from '../http/rate-limits';
import { MailQueue } from '../mail/mail-queue';
import { SignUpService } from '../subscribers/sign-up.service';
import { ContactSubmission } from './contact-submission.entity';
import { type ContactReceipt, presentReceipt } from './contact.presenter';

const isRecent = (column: string) => `${column} > now() - interval '10 minutes'`;

const sameAs = ({ firstName, lastName, email, company, phone, subject, message }: ContactInput) => ({
  ...{ firstName, lastName, email, message },
  ...{ company: company ?? IsNull(), phone: phone ?? IsNull(), subject: subject ?? IsNull() },
});

/** Takes what visitors send. */
@Injectable()
export class ContactService {
  private readonly logger = new Logger(ContactService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
    private readonly mails: MailQueue,
    private readonly signUps: SignUpService,
    private readonly config: ApiConfig,
  ) {}

  async submit({ website, ...input }: ContactInput, request: Request): Promise<ContactReceipt> {
    // Generous enough for an office that shares one address.
    const { perAddress, minutes } = this.config.contactLimit;
    await this.limits.count({ key: `contact:${networkOf(request)}`, attempts: perAddress, minutes });
    // A machine filled the hidden field: it is told what a person would be told, and nothing is kept.
    if (website) {
      this.logger.warn('Dropped a message with the hidden field filled in');
      return { id: await this.nextId(), createdAt: new Date() };
    }
    const topic = newsletterTopic(input);
    if (topic) return this.signUp(input, topic, request);
    return presentReceipt(await this.keep(input, findConsoleOrigin(this.config, request)?.origin ?? null));
  }

  /** The answer says nothing of whether the address is known already. */
  private async signUp(input: Omit<ContactInput, 'website'>, topic: string, request: Request): Promise<ContactReceipt> {
    await this.signUps.signUp(input, topic, findSiteOrigin(this.config, request)?.origin ?? null);
    return { id: await this.nextId(), createdAt: new Date() };
  }

  /**
   * Together with the mail that tells of it: neither is ever there without the other. A visitor whose answer was lost on the
   * line, or who pressed twice, sends the same again: that is one message.
   */
  private keep(input: Omit<ContactInput, 'website'>, origin: string | null): Promise<ContactSubmission> {
    const to = this.config.mail?.notify;
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('message of ' || $1, 0))`, [input.email]);
      const sent = await manager.findOneBy(ContactSubmission, { ...sameAs(input), createdAt: Raw(isRecent) });
      if (sent) return sent;
      const mailed = to ? { mailState: 'waiting' as const, mailTo: to } : {};
      const submission = await manager.save(manager.create(ContactSubmission, { ...input, ...mailed }));
      if (to) await this.mails.add(manager, { messageId: submission.id, to, origin });
      return submission;
    });
  }

  /** Takes a number that a message would have got: one out of line would tell the machine that it was seen through. */
  private async nextId(): Promise<number> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `SELECT nextval(pg_get_serial_sequence('contact_submissions', 'id'))::integer AS id`,
    );
    return row?.id ?? 0;
  }
}
