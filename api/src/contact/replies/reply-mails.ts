import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import type { MailProgress, MailSource } from '../../mail/mail-source';
import type { Mail } from '../../mail/mailer';
import type { OutgoingMail } from '../../mail/outgoing-mail.entity';
import { ContactSubmission } from '../contact-submission.entity';
import { MessageEvent } from '../leads/message-event.entity';
import { messageMailId } from '../message-mail';
import { replyMail } from './reply-mail';

/** Who changes a message's state when an answer could not be sent. */
const mailServer = 'The mail server';

/** Mails the team's answers, and writes on each what became of it. */
@Injectable()
export class ReplyMails implements MailSource {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  async compose({ replyId, to, origin }: OutgoingMail): Promise<Mail | null> {
    const { manager } = this.dataSource;
    const reply = await manager.findOneBy(MessageEvent, { id: Number(replyId) });
    const submission = reply && (await manager.findOneBy(ContactSubmission, { id: reply.messageId }));
    // Deleted meanwhile: whoever did that wants no answer sent.
    if (!submission) return null;
    const earlier = await manager.find(MessageEvent, {
      where: { messageId: submission.id, kind: 'reply', id: LessThan(reply.id), mailId: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    const thread = [messageMailId(submission, origin), ...earlier.flatMap(({ mailId }) => mailId ?? [])];
    return replyMail({ reply, submission, to, replyTo: this.config.mail?.notify ?? [], thread });
  }

  async record(manager: EntityManager, { replyId }: OutgoingMail, progress: MailProgress): Promise<void> {
    const outcome =
      progress.state === 'sent' ? { mailedAt: new Date(), mailFailure: null } : { mailFailure: progress.failure };
    await manager.update(MessageEvent, Number(replyId), { mailState: progress.state, ...outcome });
    if (progress.state === 'failed') await reopen(manager, Number(replyId));
  }

  /** Whoever restores the message finds the answer in its history, and the message waiting for one. */
  async recordDropped(manager: EntityManager, { replyId }: OutgoingMail): Promise<void> {
    const failed = { mailState: 'failed', mailFailure: 'the message was deleted' } as const;
    const { affected } = await manager.update(MessageEvent, Number(replyId), failed);
    if (affected) await reopen(manager, Number(replyId));
  }
}

/** A message whose answer never left waits for one again, unless a later one did or still may. */
async function reopen(manager: EntityManager, replyId: number): Promise<void> {
  const { messageId } = await manager.findOneByOrFail(MessageEvent, { id: replyId });
  // Whoever is just answering it has locked it.
  await manager.query('SELECT FROM contact_submissions WHERE id = $1 FOR UPDATE', [messageId]);
  const mailed = await manager.findBy(MessageEvent, { messageId, kind: 'reply', mailState: In(['sent', 'waiting']) });
  if (mailed.some(({ id }) => id > replyId)) return;
  const found = { where: { id: messageId }, withDeleted: true };
  const { state, answeredAt } = await manager.findOneOrFail(ContactSubmission, found);
  if (!answeredAt) return;
  const isSettled = state === 'answered' || state === 'closed';
  await manager.update(ContactSubmission, messageId, {
    // What was mailed before it, or is about to be, can't be taken back.
    answeredAt: mailed.length > 0 ? answeredAt : null,
    ...(isSettled && { state: 'open' as const }),
  });
  if (!isSettled) return;
  await manager.insert(MessageEvent, {
    ...{ messageId, kind: 'state', byName: mailServer, before: state, after: 'open' },
  });
}
