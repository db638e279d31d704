import type { MessageMailState } from '@site/contracts';
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
  /** Set while a deleted message can still be restored. */
  deletedAt!: Date | null;
  mail!: MessageMail;
}

export function presentReceipt({ id, createdAt }: ContactSubmission): ContactReceipt {
  return { id, createdAt };
}

export function presentMessage(submission: ContactSubmission): ContactMessage {
  const { id, firstName, lastName, email, company, phone, subject, message, isRead, createdAt, deletedAt } = submission;
  const { mailState: state, mailTo: to, mailedAt: sentAt, mailFailure: failure } = submission;
  const mail = { state, to, sentAt, failure };
  return { id, firstName, lastName, email, company, phone, subject, message, isRead, createdAt, deletedAt, mail };
}
