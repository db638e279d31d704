import { ForwardMigration } from './forward-migration';

/** Preview links were signed and not stored before. Links made before have no row, and stop working. */
export class PreviewLinksAndDrafts1767225600017 extends ForwardMigration {
  protected readonly statements = [
    `CREATE TABLE preview_links (
      id uuid PRIMARY KEY,
      "postId" integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      "createdById" text REFERENCES users (id) ON DELETE SET NULL,
      "createdByName" varchar(255) NOT NULL,
      "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
      "expiresAt" timestamptz(3) NOT NULL
    )`,
    `CREATE INDEX preview_links_post_idx ON preview_links ("postId")`,
    `CREATE INDEX preview_links_creator_idx ON preview_links ("createdById")`,
    // Drafts that were never published are last of all posts by publication: finding them took reading all before them.
    `CREATE INDEX posts_drafts_idx ON posts ("publishedAt" DESC NULLS LAST, id DESC) WHERE status = 'draft'`,
  ];
}
