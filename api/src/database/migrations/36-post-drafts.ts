import { ForwardMigration } from './forward-migration';

/** Changes of a post that its readers don't see yet. */
export class PostDrafts1767225600036 extends ForwardMigration {
  protected readonly statements = [
    `CREATE TABLE post_drafts (
      "postId" integer PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
      tag uuid NOT NULL,
      version integer NOT NULL,
      "savedAt" timestamptz(3) NOT NULL,
      "savedById" text REFERENCES users (id) ON DELETE SET NULL,
      "savedByName" varchar(255) NOT NULL,
      failure text,
      slug varchar(255) NOT NULL,
      title varchar(255) NOT NULL,
      summary text,
      content text NOT NULL,
      type text NOT NULL,
      "coverImageUrl" text,
      "videoUrl" text,
      "mediaUrl" text,
      tags text[] NOT NULL,
      status text NOT NULL CONSTRAINT post_drafts_status CHECK (status = 'published'),
      "publishAt" timestamptz(3)
    )`,
    `CREATE INDEX post_drafts_due_idx ON post_drafts ("publishAt", "postId") WHERE "publishAt" IS NOT NULL`,
    `CREATE INDEX post_drafts_saver_idx ON post_drafts ("savedById")`,
  ];
}
