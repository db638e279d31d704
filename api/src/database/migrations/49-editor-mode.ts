import { ForwardMigration } from './forward-migration';

/** How each user edits content. */
export class EditorMode1767225600049 extends ForwardMigration {
  protected readonly statements = [`ALTER TABLE users ADD "editorMode" text NOT NULL DEFAULT 'source'`];
}
