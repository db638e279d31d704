import type { ContactQuery, MessageFilter } from '@site/contracts';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { containing } from '../database/containing';
import type { ContactSubmission } from './contact-submission.entity';

/** Messages that the filter and the search leave over, newest first. */
export function selectMessages(
  submissions: Repository<ContactSubmission>,
  { filter = 'all', search }: Pick<ContactQuery, 'filter' | 'search'>,
): SelectQueryBuilder<ContactSubmission> {
  const messages = submissions
    .createQueryBuilder('message')
    .withDeleted()
    .where(conditions[filter])
    .orderBy('message.createdAt', 'DESC')
    .addOrderBy('message.id', 'DESC');
  if (search) {
    messages.andWhere(
      `contact_document(message.firstName, message.lastName, message.email, message.company, message.subject,
        message.message) ILIKE :pattern`,
      { pattern: containing(search) },
    );
  }
  return messages;
}

const conditions: Record<MessageFilter, string> = {
  all: 'message.deletedAt IS NULL',
  unread: 'message.deletedAt IS NULL AND NOT message.isRead',
  read: 'message.deletedAt IS NULL AND message.isRead',
  deleted: 'message.deletedAt IS NOT NULL',
};
