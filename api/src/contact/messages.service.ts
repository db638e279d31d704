import { Injectable } from '@nestjs/common';
import { type ContactQuery, limits } from '@site/contracts';
import { EntityManager, IsNull, Not } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import type { Page } from '../http/paged';
import type { User } from '../users/user.entity';
import { ContactSubmission } from './contact-submission.entity';
import { type ContactMessage, presentMessage } from './contact.presenter';
import { addEvent, lockMessage, messageNotFound } from './leads/change-lead';
import { selectMessages } from './message-search';

/** Visitors' messages, as admins read and sort them. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly config: ApiConfig,
  ) {}

  /** Newest first. */
  async list({ limit = limits.page.default, offset, isRead, ...query }: ContactQuery): Promise<Page<ContactMessage>> {
    const messages = selectMessages(this.manager, query).limit(limit).offset(offset);
    if (isRead !== undefined) messages.andWhere('message.isRead = :isRead', { isRead });
    const [submissions, total] = await messages.getManyAndCount();
    return { items: submissions.map((submission) => this.present(submission)), total };
  }

  /** Deleted ones too, as long as they can be restored. */
  async get(id: number): Promise<ContactMessage> {
    const submission = await this.manager.findOne(ContactSubmission, {
      where: { id },
      withDeleted: true,
      relations: { assignee: true },
    });
    if (!submission) throw messageNotFound();
    return this.present(submission);
  }

  async mark(id: number, isRead: boolean): Promise<ContactMessage> {
    const { affected } = await this.manager.update(ContactSubmission, { id, deletedAt: IsNull() }, { isRead });
    if (!affected) throw messageNotFound();
    return this.get(id);
  }

  /** Marks the message as deleted; the purge removes it permanently. */
  async delete(id: number, by: User): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await lockMessage(manager, id);
      await manager.update(ContactSubmission, id, { deletedAt: new Date() });
      await addEvent(manager, { messageId: id, kind: 'deleted' }, by);
    });
  }

  /** Restoring a message that is not deleted does nothing, so that pressing twice does no harm. */
  async restore(id: number, by: User): Promise<ContactMessage> {
    await this.manager.transaction(async (manager) => {
      const deleted = { id, deletedAt: Not(IsNull()) };
      const { affected } = await manager.update(ContactSubmission, deleted, { deletedAt: null });
      if (affected) await addEvent(manager, { messageId: id, kind: 'restored' }, by);
    });
    return this.get(id);
  }

  private present(submission: ContactSubmission): ContactMessage {
    return presentMessage(submission, this.config.mail !== null);
  }
}
