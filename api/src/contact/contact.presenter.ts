import { ApiProperty } from '@nestjs/swagger';
import { replyHours, type MessageMailState, type MessageState } from '@site/contracts';
import { isPlainAddress } from './message-mail';
import { nameOfUser } from '../users/name-of-user';
import type { ContactSubmission } from './contact-submission.entity';

/** What a visitor gets back for a message. */
export class ContactReceipt {
  id!: number;
  createdAt!: Date;
}

/** Whether a message was mailed to those who answer it. */
export class MessageMail {
  state!: MessageMailState;
  to!: string[];
  sentAt!: Date | null;
  /** Why the last attempt failed; null where none did, or one after it did not. */
  failure!: string | null;
}

/** Whose a message is. */
export class Assignee {
  id!: string;
  name!: string;
}

/** A visitor's message as admins read it. */
export class ContactMessage extends ContactReceipt {
  firstName!: string;
  lastName!: string;
  email!: string;
  company!: string | null;
  phone!: string | null;
  subject!: string | null;
  message!: string;
  isRead!: boolean;
  state!: MessageState;
  @ApiProperty({ type: Assignee, nullable: true })
  assignee!: Assignee | null;
  /** Until when the site promises an answer. */
  dueAt!: Date;
  /** Of the first answer; null where there is none. */
  answeredAt!: Date | null;
  /** Path of the page that led to the form; null where it is not known. */
  sourcePage!: string | null;
  /** Set while a deleted message can still be restored. */
  deletedAt!: Date | null;
  mail!: MessageMail;
  /** Whether an answer can be mailed from here. */
  canReply!: boolean;
}

export function presentReceipt({ id, createdAt }: ContactSubmission): ContactReceipt {
  return { id, createdAt };
}

/** `submission` is read with its assignee. `sendsMail`: whether this deployment does. */
export function presentMessage(submission: ContactSubmission, sendsMail: boolean): ContactMessage {
  const { id, firstName, lastName, email, company, phone, subject, message, isRead, createdAt, deletedAt } = submission;
  const { mailState, mailTo: to, mailedAt: sentAt, mailFailure: failure } = submission;
  const { state, answeredAt, sourcePage } = submission;
  const assignee = submission.assignee && { id: submission.assignee.id, name: nameOfUser(submission.assignee) };
  const dueAt = new Date(createdAt.getTime() + replyHours * 3_600_000);
  return {
    ...{ id, firstName, lastName, email, company, phone, subject, message, isRead, createdAt, deletedAt },
    ...{ state, assignee, dueAt, answeredAt, sourcePage },
    mail: { state: mailState, to, sentAt, failure },
    canReply: sendsMail && isPlainAddress(email),
  };
}
