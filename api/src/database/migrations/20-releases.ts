import { ForwardMigration } from './forward-migration';

export class Releases1767225600020 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  `CREATE TABLE release_tokens (
    id text PRIMARY KEY,
    name varchar(100) NOT NULL,
    "tokenHash" text NOT NULL CONSTRAINT release_tokens_token_key UNIQUE,
    apps text[] NOT NULL,
    rights text[] NOT NULL,
    "createdById" text REFERENCES users (id) ON DELETE SET NULL,
    "createdByName" varchar(255) NOT NULL,
    "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
    "expiresAt" timestamptz(3) NOT NULL,
    "lastUsedAt" timestamptz(3),
    "revokedAt" timestamptz(3)
  )`,
  `CREATE INDEX release_tokens_creator_idx ON release_tokens ("createdById")`,

  // What is in the store. Of each file the integrity as well, which release.json names its files by.
  `CREATE TABLE release_files (
    sha256 text PRIMARY KEY,
    bytes integer NOT NULL,
    integrity text NOT NULL,
    "storedAt" timestamptz(3) NOT NULL DEFAULT now()
  )`,

  // Until it is complete a version exists for whoever publishes it, and for nobody else.
  `CREATE TABLE release_versions (
    app text NOT NULL,
    version varchar(80) NOT NULL,
    manifest jsonb NOT NULL,
    commit text,
    "builtAt" timestamptz(3) NOT NULL,
    bytes integer NOT NULL,
    "publishedBy" varchar(255) NOT NULL,
    "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
    "completedAt" timestamptz(3),
    PRIMARY KEY (app, version)
  )`,
  `CREATE INDEX release_versions_completed_idx ON release_versions (app, "completedAt" DESC)`,

  // The last row is what is live: its key makes a change of another revision than the caller has read impossible.
  `CREATE TABLE release_changes (
    revision integer PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT now(),
    kind text NOT NULL CONSTRAINT release_changes_kind CHECK (kind IN ('promote', 'rollback')),
    app text NOT NULL,
    "from" varchar(80),
    "to" varchar(80) NOT NULL,
    who varchar(255) NOT NULL,
    "tokenId" text,
    because varchar(500),
    rehearsal text CONSTRAINT release_changes_rehearsal CHECK (rehearsal IN ('passed', 'skipped')),
    live jsonb NOT NULL,
    FOREIGN KEY (app, "to") REFERENCES release_versions (app, version)
  )`,
  `CREATE INDEX release_changes_app_idx ON release_changes (app, revision DESC)`,
  `CREATE INDEX release_changes_to_idx ON release_changes (app, "to")`,
  `CREATE FUNCTION refuse_release_change() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'The history of releases takes new entries only.'; END $$`,
  `CREATE TRIGGER release_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON release_changes
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_release_change()`,
];
