import type { LinkPurpose } from '@site/contracts';
import type { MailOutcome } from '../mail/mailer';

/** What became of a one-time link that an admin asked for. */
export class SentLink {
  purpose!: LinkPurpose;
  email!: string;
  mail!: MailOutcome;
  /** To be handed on by the admin; null when it was emailed. Told this once. */
  link!: string | null;
  expiresAt!: Date;
}

/** What the page of a link tells its holder. */
export class LinkDetails {
  purpose!: LinkPurpose;
  username!: string;
  firstName!: string;
  expiresAt!: Date;
  passwordMinimum!: number;
}

/** What the console can do for whoever forgot a password. */
export class PasswordHelp {
  /** Whether it mails a link. */
  byMail!: boolean;
}
