import { ForwardMigration } from './forward-migration';

export class Publishing1767225600003 extends ForwardMigration {
  protected readonly statements = [
    `ALTER TABLE posts ADD COLUMN "publishAt" timestamptz(3)
        CONSTRAINT posts_scheduled CHECK ("publishAt" IS NULL OR status = 'draft')`,
    `CREATE INDEX posts_due_idx ON posts ("publishAt", id) WHERE "publishAt" IS NOT NULL`,
    `CREATE INDEX posts_created_idx ON posts ("createdAt", id)`,
    `CREATE INDEX posts_title_idx ON posts (lower(title), id)`,
  ];
}
