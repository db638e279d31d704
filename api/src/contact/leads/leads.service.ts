import { Injectable } from '@nestjs/common';
import { type LeadInput, limits, type ListQuery, type NoteInput } from '@site/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { InvalidInputError } from '../../errors/errors';
import type { Page } from '../../http/paged';
import { User } from '../../users/user.entity';
import { ContactSubmission } from '../contact-submission.entity';
import { addEvent, changeLead, lockMessage, messageNotFound } from './change-lead';
import { MessageEvent } from './message-event.entity';
import { type MessageHistoryEntry, presentEvent } from './message-event.presenter';

/** How the team deals with visitors' messages. */
@Injectable()
export class LeadsService {
  constructor(private readonly dataSource: DataSource) {}

  async update(id: number, { state, assigneeId }: LeadInput, by: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const message = await lockMessage(manager, id);
      const assignee = assigneeId === undefined ? undefined : await findAssignee(manager, assigneeId);
      await changeLead(manager, message, { state, assignee }, by);
    });
  }

  async addNote(messageId: number, { text }: NoteInput, by: User): Promise<MessageHistoryEntry> {
    return this.dataSource.transaction(async (manager) => {
      await lockMessage(manager, messageId);
      return presentEvent(await addEvent(manager, { messageId, kind: 'note', text }, by));
    });
  }

  /** Newest first; of deleted messages too, as long as they can be restored. */
  async history(
    messageId: number,
    { limit = limits.page.default, offset }: ListQuery,
  ): Promise<Page<MessageHistoryEntry>> {
    const { manager } = this.dataSource;
    const known = await manager.exists(ContactSubmission, { where: { id: messageId }, withDeleted: true });
    if (!known) throw messageNotFound();
    const [events, total] = await manager.findAndCount(MessageEvent, {
      where: { messageId },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { items: events.map(presentEvent), total };
  }
}

async function findAssignee(manager: EntityManager, id: string | null): Promise<User | null> {
  if (id === null) return null;
  const user = await manager.findOneBy(User, { id, role: 'admin', isActive: true });
  if (user) return user;
  const message = 'Person must be an active admin';
  throw new InvalidInputError(message, { assigneeId: message });
}
