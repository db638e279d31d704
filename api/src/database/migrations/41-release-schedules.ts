import { ForwardMigration } from './forward-migration';

/** Versions go live at a time, and what became of that stands beside the changes of what is live. */
export class ReleaseSchedules1767225600041 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  // Those that wait, one for each app: a row is deleted with what becomes of it.
  `CREATE TABLE release_schedules (
    id text PRIMARY KEY,
    app text NOT NULL CONSTRAINT release_schedules_app UNIQUE,
    version varchar(80) NOT NULL,
    at timestamptz(3) NOT NULL,
    revision integer NOT NULL,
    who varchar(255) NOT NULL,
    "userId" text,
    "tokenId" text,
    because varchar(500),
    rehearsal text NOT NULL CONSTRAINT release_schedules_rehearsal CHECK (rehearsal IN ('passed', 'skipped')),
    "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
    FOREIGN KEY (app, version) REFERENCES release_versions (app, version)
  )`,
  `CREATE INDEX release_schedules_version_idx ON release_schedules (app, version)`,
  `CREATE INDEX release_schedules_at_idx ON release_schedules (at)`,

  // What happened to releases and changed nothing of what is live.
  `CREATE TABLE release_events (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT now(),
    kind text NOT NULL CONSTRAINT release_events_kind CHECK (kind IN ('schedule', 'cancel', 'refuse')),
    app text NOT NULL,
    version varchar(80) NOT NULL,
    who varchar(255) NOT NULL,
    "plannedFor" timestamptz(3),
    because text,
    FOREIGN KEY (app, version) REFERENCES release_versions (app, version)
  )`,
  `CREATE INDEX release_events_version_idx ON release_events (app, version)`,
  `CREATE INDEX release_events_at_idx ON release_events (at DESC)`,
  `CREATE INDEX release_changes_at_idx ON release_changes (at DESC)`,
  `CREATE TRIGGER release_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON release_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_release_change()`,
];
