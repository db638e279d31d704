import { ForwardMigration } from './forward-migration';

/** Editors that are open, or hold what is not saved. */
export class PostEditors1767225600037 extends ForwardMigration {
  protected readonly statements = [
    `CREATE TABLE post_editors (
      "userId" text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name varchar(40) NOT NULL,
      "postId" integer CONSTRAINT post_editors_post_fkey REFERENCES posts (id) ON DELETE CASCADE,
      "openUntil" timestamptz(3),
      unsaved text,
      "unsavedAt" timestamptz(3),
      CONSTRAINT post_editors_pkey PRIMARY KEY ("userId", name)
    )`,
    `CREATE INDEX post_editors_post_idx ON post_editors ("postId")`,
  ];
}
