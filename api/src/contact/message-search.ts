import { replyHours, type ContactExportQuery, type MessageFilter } from '@site/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { containing } from '../database/containing';
import { ContactSubmission } from './contact-submission.entity';

/** Messages that the filter and the search leave over, newest first; of those that are overdue, who waits longest first. */
export function selectMessages(
  manager: EntityManager,
  { filter = 'all', search, state, assignee, overdue, sourcePage, month }: ContactExportQuery,
): SelectQueryBuilder<ContactSubmission> {
  const order = overdue ? 'ASC' : 'DESC';
  const messages = manager
    .createQueryBuilder(ContactSubmission, 'message')
    .withDeleted()
    .leftJoin('message.assignee', 'assignee')
    .addSelect(['assignee.id', 'assignee.username', 'assignee.firstName', 'assignee.lastName'])
    .where(conditions[filter])
    .orderBy('message.createdAt', order)
    .addOrderBy('message.id', order);
  if (state) messages.andWhere('message.state = :state', { state });
  // As they are counted by page and month.
  else if (sourcePage || month) messages.andWhere(`message.state <> 'spam'`);
  if (assignee === none) messages.andWhere('message.assigneeId IS NULL');
  else if (assignee) messages.andWhere('message.assigneeId = :assignee', { assignee });
  if (sourcePage === none) messages.andWhere('message.sourcePage IS NULL');
  else if (sourcePage) messages.andWhere('message.sourcePage = :sourcePage', { sourcePage });
  if (month) messages.andWhere(isOfMonth, { month });
  if (overdue !== undefined) messages.andWhere(overdue ? isOverdue : `NOT (${isOverdue})`);
  if (search) {
    messages.andWhere(
      `contact_document(message.firstName, message.lastName, message.email, message.company, message.subject,
        message.message) ILIKE :pattern`,
      { pattern: containing(search) },
    );
  }
  return messages;
}

const none = 'none';

const isOverdue = `message.state IN ('new', 'open') AND message.answeredAt IS NULL AND message.createdAt < now() - interval '${replyHours} hours'`;

/** Compares moments, so that the index on them is used. */
const firstMoment = `(:month || '-01')::timestamp`;
const isOfMonth = `message.createdAt >= ${firstMoment} AT TIME ZONE 'UTC'
  AND message.createdAt < (${firstMoment} + interval '1 month') AT TIME ZONE 'UTC'`;

const conditions: Record<MessageFilter, string> = {
  all: 'message.deletedAt IS NULL',
  unread: 'message.deletedAt IS NULL AND NOT message.isRead',
  read: 'message.deletedAt IS NULL AND message.isRead',
  deleted: 'message.deletedAt IS NOT NULL',
};
