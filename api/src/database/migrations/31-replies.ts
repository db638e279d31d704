import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers to messages are lines of their history, and wait among the mails until they are sent. */
export class Replies1767225600031 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of forward) await queryRunner.query(statement);
  }

  /** Answers become notes: the older version knows no others. Those that wait to be mailed are not, and templates are lost. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of back) await queryRunner.query(statement);
  }
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

const back = [
  `DROP TABLE reply_templates`,
  `DELETE FROM outgoing_mails WHERE "replyId" IS NOT NULL`,
  `ALTER TABLE outgoing_mails
    DROP CONSTRAINT outgoing_mails_one_subject,
    DROP COLUMN "replyId",
    ADD CONSTRAINT outgoing_mails_one_subject CHECK (num_nonnulls("messageId", username) = 1)`,
  `UPDATE message_events SET kind = 'note', text = subject || chr(10) || chr(10) || text WHERE kind = 'reply'`,
  `ALTER TABLE message_events
    DROP COLUMN subject, DROP COLUMN "mailId", DROP COLUMN "mailState", DROP COLUMN "mailFailure", DROP COLUMN "mailedAt",
    DROP CONSTRAINT message_events_kind,
    ADD CONSTRAINT message_events_kind CHECK (kind IN ('state', 'assignee', 'note'))`,
];
