import { ForwardMigration } from './forward-migration';

/** Messages get a state, a person whose they are, a history with notes, and the page that led to the form. */
export class Leads1767225600030 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  `ALTER TABLE contact_submissions
    ADD COLUMN state text NOT NULL DEFAULT 'new'
      CONSTRAINT contact_submissions_state CHECK (state IN ('new', 'open', 'answered', 'closed', 'spam')),
    ADD COLUMN "assigneeId" text REFERENCES users (id) ON DELETE SET NULL,
    ADD COLUMN "answeredAt" timestamptz(3),
    ADD COLUMN "sourcePage" varchar(2048)`,
  // Nobody could say of these that they were answered: they must not all be overdue on the first day.
  `UPDATE contact_submissions SET state = CASE WHEN "createdAt" < now() - interval '24 hours' THEN 'closed' ELSE 'open' END
    WHERE "isRead"`,
  `CREATE INDEX contact_submissions_assignee_idx ON contact_submissions ("assigneeId")`,
  `CREATE INDEX contact_submissions_waiting_idx ON contact_submissions ("createdAt" DESC, id DESC)
    WHERE "deletedAt" IS NULL AND state IN ('new', 'open')`,

  `CREATE TABLE message_events (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "messageId" integer NOT NULL REFERENCES contact_submissions (id) ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT message_events_kind CHECK (kind IN ('state', 'assignee', 'note')),
    "byId" text REFERENCES users (id) ON DELETE SET NULL,
    "byName" varchar(255) NOT NULL,
    "before" text,
    "after" text,
    text text,
    "createdAt" timestamptz(3) NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE INDEX message_events_message_idx ON message_events ("messageId", id DESC)`,
  `CREATE INDEX message_events_by_idx ON message_events ("byId")`,
];
