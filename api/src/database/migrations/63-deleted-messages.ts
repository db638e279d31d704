import { ForwardMigration } from './forward-migration';

/** A message's history tells who deleted it, and who brought it back. */
export class DeletedMessages1767225600063 extends ForwardMigration {
  protected readonly statements = [
    `ALTER TABLE message_events
      DROP CONSTRAINT message_events_kind,
      ADD CONSTRAINT message_events_kind
        CHECK (kind IN ('state', 'assignee', 'note', 'reply', 'deleted', 'restored'))`,
  ];
}
