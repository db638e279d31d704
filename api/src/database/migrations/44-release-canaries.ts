import { ForwardMigration } from './forward-migration';

/** A version goes live for a share of the visitors first, by stages, and is judged by what shells report of it. */
export class ReleaseCanaries1767225600044 extends ForwardMigration {
  protected readonly statements = forward;
}

const kindsOf = (table: string, kinds: string): string[] => [
  `ALTER TABLE ${table} DROP CONSTRAINT ${table}_kind`,
  `ALTER TABLE ${table} ADD CONSTRAINT ${table}_kind CHECK (kind IN (${kinds}))`,
];

const forward = [
  ...kindsOf('release_changes', `'promote', 'rollback', 'canary', 'withdraw'`),
  ...kindsOf('release_events', `'schedule', 'cancel', 'refuse', 'copy', 'hold', 'resume'`),
  // The share of a canary.
  `ALTER TABLE release_changes ADD percent smallint`,
  // Null: it goes live for everybody.
  `ALTER TABLE release_schedules ADD stages varchar(200)`,

  // Those that run, one for each app. The changes say what visitors get; this, what is to become of it.
  `CREATE TABLE release_canaries (
    app text PRIMARY KEY,
    version varchar(80) NOT NULL,
    beside varchar(80) NOT NULL,
    run integer NOT NULL,
    revision integer NOT NULL,
    stages varchar(200) NOT NULL,
    stage smallint NOT NULL,
    "startedAt" timestamptz(3) NOT NULL DEFAULT now(),
    "stageSince" timestamptz(3) NOT NULL DEFAULT now(),
    "nextAt" timestamptz(3),
    "heldBy" varchar(255),
    "waitsSince" timestamptz(3),
    who varchar(255) NOT NULL,
    "userId" text,
    "tokenId" text,
    because varchar(500),
    rehearsal text NOT NULL CONSTRAINT release_canaries_rehearsal CHECK (rehearsal IN ('passed', 'skipped')),
    environment varchar(200),
    FOREIGN KEY (app, version) REFERENCES release_versions (app, version)
  )`,
  `CREATE INDEX release_canaries_version_idx ON release_canaries (app, version)`,

  // What shells have reported, added up over all of them.
  `CREATE TABLE release_counts (
    app text NOT NULL,
    run integer NOT NULL,
    version varchar(80) NOT NULL,
    minute timestamptz(0) NOT NULL,
    views integer NOT NULL,
    errors integer NOT NULL,
    lcp integer[] NOT NULL,
    inp integer[] NOT NULL,
    PRIMARY KEY (app, run, version, minute)
  )`,
  `CREATE INDEX release_counts_minute_idx ON release_counts (minute)`,

  // The last report of each shell: one that is sent again is not counted again.
  `CREATE TABLE release_reporters (
    id text PRIMARY KEY,
    sequence integer NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX release_reporters_at_idx ON release_reporters (at)`,
];
