import type { ContactSubmission } from './contact-submission.entity';

/** What a visitor gets back for a message. */
export class ContactReceipt {
  id!: number;
  createdAt!: Date;
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
}

export function presentReceipt({ id, createdAt }: ContactSubmission): ContactReceipt {
  return { id, createdAt };
}

export function presentMessage(submission: ContactSubmission): ContactMessage {
  const { id, firstName, lastName, email, company, phone, subject, message, isRead, createdAt, deletedAt } = submission;
  return { id, firstName, lastName, email, company, phone, subject, message, isRead, createdAt, deletedAt };
}
