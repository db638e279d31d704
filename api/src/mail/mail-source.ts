import type { EntityManager } from 'typeorm';
import type { Mail } from './mailer';
import type { OutgoingMail } from './outgoing-mail.entity';

/** What became of a mail so far. */
export type MailProgress =
  | { state: 'sent' }
  /** `waiting` will be tried again, `failed` no more. `missed`: who has not got it. */
  | { state: 'waiting' | 'failed'; missed: string[]; failure: string };

/** Writes mails of one kind when their turn has come, and records what became of them. */
export interface MailSource {
  /** Null: there is nothing to send any more. */
  compose(outgoing: OutgoingMail): Promise<Mail | null>;
  record(manager: EntityManager, outgoing: OutgoingMail, progress: MailProgress): Promise<void>;
  /** Records, where somebody can see it, that there was nothing to send any more. */
  recordDropped?(manager: EntityManager, outgoing: OutgoingMail): Promise<void>;
}
