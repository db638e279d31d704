import { ForwardMigration } from './forward-migration';

/** Names that tags had before they were renamed or merged: links still use them. */
export class FormerTags1767225600046 extends ForwardMigration {
  protected readonly statements = [
    'CREATE TABLE former_tags (name text PRIMARY KEY, current text NOT NULL)',
    'CREATE INDEX former_tags_current_idx ON former_tags (current)',
  ];
}
