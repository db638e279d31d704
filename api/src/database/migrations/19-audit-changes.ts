import { ForwardMigration } from './forward-migration';

/** Keeps old and new values of changed fields beside their names. Existing entries have none. */
export class AuditChanges1767225600019 extends ForwardMigration {
  protected readonly statements = [`ALTER TABLE audit_log ADD COLUMN changes jsonb NOT NULL DEFAULT '[]'`];
}
