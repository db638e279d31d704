import { isUnanswered, type MessageState } from '@site/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { NotFoundError } from '../../errors/errors';
import { nameOfUser } from '../../users/name-of-user';
import { User } from '../../users/user.entity';
import { ContactSubmission } from '../contact-submission.entity';
import { MessageEvent } from './message-event.entity';

export interface LeadChange {
  state?: MessageState;
  /** Null: nobody. */
  assignee?: User | null;
}

export const messageNotFound = () => new NotFoundError('This message does not exist.');

/** A message that is not deleted. Whoever else would change it waits until the transaction is over. */
export async function lockMessage(manager: EntityManager, id: number): Promise<ContactSubmission> {
  const lock = { mode: 'pessimistic_write' } as const;
  const message = await manager.findOne(ContactSubmission, { where: { id, deletedAt: IsNull() }, lock });
  if (!message) throw messageNotFound();
  return message;
}

/** Changes a locked message and writes each change into its history: of two people's changes the later counts, and both are told. */
export async function changeLead(
  manager: EntityManager,
  message: ContactSubmission,
  change: LeadChange,
  by: User,
): Promise<void> {
  const { id, state, assigneeId } = message;
  const assignee =
    change.assignee === undefined || (change.assignee?.id ?? null) === assigneeId ? undefined : change.assignee;
  // Whoever takes a message over has begun with it.
  const next = change.state ?? (assignee && state === 'new' ? 'open' : state);
  if (assignee !== undefined) {
    const former = assigneeId === null ? null : await manager.findOneBy(User, { id: assigneeId });
    const names = { before: former && nameOfUser(former), after: assignee && nameOfUser(assignee) };
    await addEvent(manager, { messageId: id, kind: 'assignee', ...names }, by);
  }
  if (next !== state) await addEvent(manager, { messageId: id, kind: 'state', before: state, after: next }, by);
  await manager.update(ContactSubmission, id, {
    state: next,
    ...(assignee === undefined ? {} : { assigneeId: assignee?.id ?? null }),
    ...(await answeredBy(manager, message, next)),
  });
}

/** The first answer stops the clock; it goes on where somebody takes that back. */
async function answeredBy(
  manager: EntityManager,
  { id: messageId, answeredAt }: ContactSubmission,
  next: MessageState,
): Promise<{ answeredAt?: Date | null }> {
  if (next === 'answered' && !answeredAt) return { answeredAt: new Date() };
  if (!isUnanswered(next) || !answeredAt) return {};
  // What was mailed, or is about to be, can't be taken back.
  const mailed = { messageId, kind: 'reply' as const, mailState: In(['sent', 'waiting']) };
  return (await manager.existsBy(MessageEvent, mailed)) ? {} : { answeredAt: null };
}

export async function addEvent(
  manager: EntityManager,
  event: Pick<MessageEvent, 'messageId' | 'kind'> & Partial<MessageEvent>,
  by: User,
): Promise<MessageEvent> {
  return manager.save(manager.create(MessageEvent, { ...event, byId: by.id, byName: nameOfUser(by) }));
}
