import { ForwardMigration } from './forward-migration';

/** Versions that nobody can need any more are deleted from the store; their rows stay, since the history names them. */
export class RemovedReleases1767225600058 extends ForwardMigration {
  protected readonly statements = forward;
}

const kinds = `'schedule', 'cancel', 'refuse', 'copy', 'hold', 'resume', 'request', 'approve', 'decline'`;

const forward = [
  `ALTER TABLE release_versions ADD "removedAt" timestamptz(3)`,
  `ALTER TABLE release_events DROP CONSTRAINT release_events_kind`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_kind CHECK (kind IN (${kinds}, 'delete'))`,
];
