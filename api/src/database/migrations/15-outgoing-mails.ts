import { ForwardMigration } from './forward-migration';

export class OutgoingMails1767225600015 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  // What waits to be mailed: the announcement of a message, or a reset link for the name that somebody typed.
  `CREATE TABLE outgoing_mails (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "messageId" integer CONSTRAINT outgoing_mails_message_key UNIQUE
      REFERENCES contact_submissions (id) ON DELETE CASCADE,
    username varchar(255),
    "to" text[] NOT NULL DEFAULT '{}',
    origin text,
    attempts integer NOT NULL DEFAULT 0,
    "dueAt" timestamptz(3) NOT NULL DEFAULT now(),
    "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT outgoing_mails_one_subject CHECK (num_nonnulls("messageId", username) = 1)
  )`,
  `CREATE INDEX outgoing_mails_due_idx ON outgoing_mails ("dueAt")`,

  `ALTER TABLE contact_submissions
    ADD COLUMN "mailState" text NOT NULL DEFAULT 'off'
      CONSTRAINT contact_submissions_mail_state CHECK ("mailState" IN ('off', 'waiting', 'sent', 'failed')),
    ADD COLUMN "mailTo" text[] NOT NULL DEFAULT '{}',
    ADD COLUMN "mailedAt" timestamptz(3),
    ADD COLUMN "mailFailure" text`,
];
