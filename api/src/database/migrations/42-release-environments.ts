import { ForwardMigration } from './forward-migration';

/** Versions are taken from one environment to another: each remembers the other's address. */
export class ReleaseEnvironments1767225600042 extends ForwardMigration {
  protected readonly statements = forward;
}

const tables = ['release_changes', 'release_events', 'release_schedules'];

const forward = [
  ...tables.map((table) => `ALTER TABLE ${table} ADD environment varchar(200)`),
  `ALTER TABLE release_events DROP CONSTRAINT release_events_kind`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_kind
    CHECK (kind IN ('schedule', 'cancel', 'refuse', 'copy'))`,
];
