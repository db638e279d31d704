import { ForwardMigration } from './forward-migration';

/** Sign-ups for news, which were messages before, become subscribers. */
export class Subscribers1767225600032 extends ForwardMigration {
  protected readonly statements = [...forward, ...moveSignUps];
}

const forward = [
  `CREATE TABLE subscribers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "firstName" varchar(100) NOT NULL,
    "lastName" varchar(100) NOT NULL,
    email varchar(255) NOT NULL,
    topic varchar(255) NOT NULL,
    state text NOT NULL CONSTRAINT subscribers_state CHECK (state IN ('pending', 'subscribed', 'unsubscribed')),
    token text NOT NULL CONSTRAINT subscribers_token_key UNIQUE,
    "sourcePage" varchar(2048),
    "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
    "askedAt" timestamptz(3),
    "confirmedAt" timestamptz(3),
    "unsubscribedAt" timestamptz(3)
  )`,
  `CREATE UNIQUE INDEX subscribers_email_topic_key ON subscribers (lower(email), topic)`,
  `CREATE INDEX subscribers_created_idx ON subscribers ("createdAt" DESC, id DESC)`,
  `ALTER TABLE outgoing_mails
    ADD COLUMN "subscriberId" integer CONSTRAINT outgoing_mails_subscriber_key UNIQUE
      REFERENCES subscribers (id) ON DELETE CASCADE,
    DROP CONSTRAINT outgoing_mails_one_subject,
    ADD CONSTRAINT outgoing_mails_one_subject
      CHECK (num_nonnulls("messageId", username, "replyId", "subscriberId") = 1)`,
];

/** As `newsletterTopic` tells them from what a person wrote. Deleted messages stay what they are. */
const isSignUp = `"deletedAt" IS NULL AND subject LIKE 'Newsletter: _%'
  AND message ~ '^Please keep me informed: .+ \\([^[:space:]]+\\)\\.$'`;

/** The first sign-up of an address counts. Nobody asked it to confirm, and it is subscribed all the same. */
export const moveSignUps = [
  `INSERT INTO subscribers ("firstName", "lastName", email, topic, state, token, "createdAt")
    SELECT DISTINCT ON (lower(email), subject) "firstName", "lastName", email, substr(subject, 13), 'subscribed',
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), "createdAt"
    FROM contact_submissions WHERE ${isSignUp} ORDER BY lower(email), subject, "createdAt", id
    ON CONFLICT DO NOTHING`,
  `DELETE FROM contact_submissions WHERE ${isSignUp}`,
];
