import { Injectable } from '@nestjs/common';
import type { ReplyInput } from '@site/contracts';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { ConflictError } from '../../errors/errors';
import { findConsoleOrigin } from '../../http/console-origin';
import { MailQueue } from '../../mail/mail-queue';
import type { User } from '../../users/user.entity';
import { addEvent, changeLead, lockMessage } from '../leads/change-lead';
import { MessageEvent } from '../leads/message-event.entity';
import { type MessageHistoryEntry, presentEvent } from '../leads/message-event.presenter';
import { isPlainAddress, mailHostOf } from '../message-mail';

/** Takes the team's answers to visitors' messages. */
@Injectable()
export class RepliesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly config: ApiConfig,
  ) {}

  /** Together with the mail that waits and the message's new state: none of them is ever there without the others. */
  async send(messageId: number, input: ReplyInput, by: User, request: Request): Promise<MessageHistoryEntry> {
    if (!this.config.mail) throw new ConflictError('This deployment sends no email. Reply with your mail program.');
    const origin = findConsoleOrigin(this.config, request)?.origin ?? null;
    return this.dataSource.transaction(async (manager) => {
      const message = await lockMessage(manager, messageId);
      if (!isPlainAddress(message.email)) throw new ConflictError('No mail can be sent to this address.');
      const replies = await manager.countBy(MessageEvent, { messageId, kind: 'reply' });
      if ((input.knownReplies ?? replies) !== replies) throw answeredMeanwhile();
      const { subject, text } = input;
      const mailId = `<reply-${randomUUID()}@${mailHostOf(origin)}>`;
      const facts = { messageId, kind: 'reply', subject, text, mailId, mailState: 'waiting' } as const;
      const reply = await addEvent(manager, facts, by);
      await this.mails.add(manager, { replyId: reply.id, to: [message.email], origin });
      await changeLead(manager, message, { state: 'answered', ...(message.assigneeId ? {} : { assignee: by }) }, by);
      return presentEvent(reply);
    });
  }
}

const answeredMeanwhile = () =>
  new ConflictError(
    'Somebody has answered this message meanwhile. Read their answer, then send yours if it is needed.',
  );
