import { ForwardMigration } from './forward-migration';

/** Answers to messages are lines of their history, and wait among the mails until they are sent. */
export class Replies1767225600031 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  `ALTER TABLE message_events
    DROP CONSTRAINT message_events_kind,
    ADD CONSTRAINT message_events_kind CHECK (kind IN ('state', 'assignee', 'note', 'reply')),
    ADD COLUMN subject varchar(255),
    ADD COLUMN "mailId" text,
    ADD COLUMN "mailState" text
      CONSTRAINT message_events_mail_state CHECK ("mailState" IN ('waiting', 'sent', 'failed')),
    ADD COLUMN "mailFailure" text,
    ADD COLUMN "mailedAt" timestamptz(3)`,
  `ALTER TABLE outgoing_mails
    ADD COLUMN "replyId" integer CONSTRAINT outgoing_mails_reply_key UNIQUE
      REFERENCES message_events (id) ON DELETE CASCADE,
    DROP CONSTRAINT outgoing_mails_one_subject,
    ADD CONSTRAINT outgoing_mails_one_subject CHECK (num_nonnulls("messageId", username, "replyId") = 1)`,
  `CREATE TABLE reply_templates (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name varchar(100) NOT NULL,
    text text NOT NULL,
    "updatedAt" timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE UNIQUE INDEX reply_templates_name_key ON reply_templates (lower(name))`,
];
