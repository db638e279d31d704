import { ForwardMigration } from './forward-migration';

export class Accounts1767225600005 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  // One link a user: a new one replaces the one before, whatever either is for.
  `CREATE TABLE one_time_links (
    "userId" text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    purpose text NOT NULL CONSTRAINT one_time_links_purpose CHECK (purpose IN ('invitation', 'reset')),
    "tokenHash" text NOT NULL CONSTRAINT one_time_links_token_key UNIQUE,
    "expiresAt" timestamptz(3) NOT NULL,
    "createdAt" timestamptz(3) NOT NULL DEFAULT now()
  )`,

  `CREATE TABLE second_factors (
    "userId" text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    "encryptedSecret" text NOT NULL,
    "enabledAt" timestamptz(3),
    "lastStep" integer NOT NULL DEFAULT 0,
    "createdAt" timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE recovery_codes (
    "userId" text NOT NULL REFERENCES second_factors ("userId") ON DELETE CASCADE,
    "codeHash" text NOT NULL,
    PRIMARY KEY ("userId", "codeHash")
  )`,
  `CREATE INDEX session_pending_user_idx ON session ((sess -> 'pendingSignIn' ->> 'userId'))`,

  // No reference to users: what somebody did outlives the account.
  `CREATE TABLE audit_log (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT now(),
    "actorId" text,
    "actorName" varchar(255),
    action varchar(100) NOT NULL,
    target text NOT NULL,
    "targetId" text,
    "targetName" varchar(255),
    fields text[] NOT NULL DEFAULT '{}',
    address text,
    "requestId" text
  )`,
  `CREATE INDEX audit_log_action_idx ON audit_log (action, id DESC)`,
  `CREATE INDEX audit_log_target_idx ON audit_log (target, "targetId", id DESC)`,
  `CREATE INDEX audit_log_at_idx ON audit_log (at)`,
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'The audit log takes new entries only.'; END $$`,
  `CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];
