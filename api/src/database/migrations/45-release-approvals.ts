import { ForwardMigration } from './forward-migration';

/** A promotion waits for a second person where a setting asks for that. */
export class ReleaseApprovals1767225600045 extends ForwardMigration {
  protected readonly statements = forward;
}

const kinds = `'schedule', 'cancel', 'refuse', 'copy', 'hold', 'resume'`;

const forward = [
  `ALTER TABLE release_events DROP CONSTRAINT release_events_kind`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_kind
    CHECK (kind IN (${kinds}, 'request', 'approve', 'decline'))`,
  // Those that wait, one for each app: a row is deleted with what becomes of it.
  `CREATE TABLE release_requests (
    id text PRIMARY KEY,
    app text NOT NULL CONSTRAINT release_requests_app UNIQUE,
    version varchar(80) NOT NULL,
    revision integer NOT NULL,
    stages varchar(200),
    who varchar(255) NOT NULL,
    "userId" text,
    "tokenId" text,
    because varchar(500),
    rehearsal text NOT NULL CONSTRAINT release_requests_rehearsal CHECK (rehearsal IN ('passed', 'skipped')),
    environment varchar(200),
    "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
    FOREIGN KEY (app, version) REFERENCES release_versions (app, version)
  )`,
  `CREATE INDEX release_requests_version_idx ON release_requests (app, version)`,
];
