import { ForwardMigration } from './forward-migration';

/** The author is a part of what is written of a post, so its history and its unpublished changes hold one. */
export class PostAuthors1767225600048 extends ForwardMigration {
  protected readonly statements = ['post_revisions', 'post_drafts'].flatMap((table) => [
    `ALTER TABLE ${table} ADD "authorId" text
        CONSTRAINT ${table}_author_fkey REFERENCES users (id) ON DELETE SET NULL`,
    // Nobody could change an author before.
    `UPDATE ${table} SET "authorId" = posts."authorId" FROM posts WHERE posts.id = ${table}."postId"`,
    `CREATE INDEX ${table}_author_idx ON ${table} ("authorId")`,
  ]);
}
