import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiConfig } from '../config/api-config';
import { MessageMails } from '../contact/message-mails';
import { ReplyMails } from '../contact/replies/reply-mails';
import { DueWork } from '../database/due-work';
import { ForgottenPasswordMails } from '../links/forgotten-password-mails';
import { MailQueue, type QueueLength } from '../mail/mail-queue';
import type { MailSource } from '../mail/mail-source';
import { type Mail, Mailer } from '../mail/mailer';
import type { OutgoingMail } from '../mail/outgoing-mail.entity';
import { retryPauseMs } from '../mail/retry-pause';
import { ConfirmationMails } from '../subscribers/confirmation-mails';

const atATime = 3;

export type AttemptOutcome = 'sent' | 'sent in part' | 'retried' | 'given up';

/** Sends the mails that wait, a few at a time, until the mail server has taken them or a day is over. */
@Injectable()
export class MailSender extends DueWork {
  /** Of this process. */
  readonly attempts: Record<AttemptOutcome, number> = { sent: 0, 'sent in part': 0, retried: 0, 'given up': 0 };
  /** Of all processes together, before the last attempt. */
  waiting: QueueLength = { mails: 0, seconds: 0 };

  constructor(
    private readonly queue: MailQueue,
    private readonly mailer: Mailer,
    private readonly messageMails: MessageMails,
    private readonly replyMails: ReplyMails,
    private readonly confirmationMails: ConfirmationMails,
    private readonly forgottenPasswordMails: ForgottenPasswordMails,
    private readonly config: ApiConfig,
  ) {
    super(config.scheduleIntervalMs);
  }

  /** Where no email is sent, what waits from earlier goes on waiting. */
  override onApplicationBootstrap(): void {
    if (this.config.mail) super.onApplicationBootstrap();
  }

  /** A mail server may take minutes for one mail. */
  protected override async look(): Promise<void> {
    await Promise.all(Array.from({ length: atATime }, () => this.sendWaiting()));
  }

  private async sendWaiting(): Promise<void> {
    try {
      while (!this.ending) {
        // Not only at the end: with a mail server that hangs, that may not come for hours.
        this.waiting = await this.queue.measure();
        const next = await this.queue.claim();
        if (!next) return;
        await this.handle(next);
      }
    } catch (error) {
      this.logError('The mails that wait could not be looked up', error);
    }
  }

  /** A mail that fails holds no other back. */
  private async handle(outgoing: OutgoingMail): Promise<void> {
    try {
      const source = this.sourceOf(outgoing);
      const mail = await source.compose(outgoing);
      if (mail) await this.attempt(outgoing, mail, source);
      else await this.queue.finish(outgoing, async (manager) => source.recordDropped?.(manager, outgoing));
    } catch (error) {
      this.logError(`Mail ${outgoing.id} could not be handled`, error);
    }
  }

  private sourceOf({ messageId, replyId, subscriberId }: OutgoingMail): MailSource {
    if (messageId !== null) return this.messageMails;
    if (replyId !== null) return this.replyMails;
    return subscriberId === null ? this.forgottenPasswordMails : this.confirmationMails;
  }

  private async attempt(outgoing: OutgoingMail, mail: Mail, source: MailSource): Promise<void> {
    const { missed, failure } = await this.mailer.deliver(mail);
    if (failure === null) {
      this.attempts.sent += 1;
      return this.recordSent(outgoing, source);
    }
    const pauseMs = retryPauseMs(outgoing.attempts);
    const became = pauseMs === null ? 'is given up' : 'was not sent';
    this.logger.warn(`Mail ${outgoing.id} about ${subjectOf(outgoing)} ${became}: ${failure}`);
    if (pauseMs === null) {
      this.attempts['given up'] += 1;
      const progress = { state: 'failed', missed, failure } as const;
      return this.queue.finish(outgoing, (manager) => source.record(manager, outgoing, progress));
    }
    this.attempts[missed.length < mail.to.length ? 'sent in part' : 'retried'] += 1;
    const progress = { state: 'waiting', missed, failure } as const;
    const to = outgoing.to.length > 0 ? missed : [];
    await this.queue.postpone(outgoing, { to, pauseMs }, (manager) => source.record(manager, outgoing, progress));
  }

  /** A database that is away for a moment must not have the mail sent twice: as long as nobody else may take it over, it is waited for. */
  private async recordSent(outgoing: OutgoingMail, source: MailSource): Promise<void> {
    for (;;) {
      try {
        return await this.queue.finish(outgoing, (manager) => source.record(manager, outgoing, { state: 'sent' }));
      } catch (error) {
        if (this.ending || Date.now() > outgoing.dueAt.getTime()) throw error;
        await wait(this.config.scheduleIntervalMs);
      }
    }
  }
}

/** By its id, which leads to it: the log has no address, and no name that somebody typed. */
function subjectOf({ messageId, replyId, subscriberId }: OutgoingMail): string {
  if (messageId !== null) return `message ${messageId}`;
  if (replyId !== null) return `reply ${replyId}`;
  return subscriberId === null ? 'a forgotten password' : `subscriber ${subscriberId}`;
}
