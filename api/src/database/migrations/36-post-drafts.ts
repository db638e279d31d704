import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of a post that its readers don't see yet. The older version does not know them: going back discards them. */
export class PostDrafts1767225600036 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE post_drafts (
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
    )`);
    await queryRunner.query(
      `CREATE INDEX post_drafts_due_idx ON post_drafts ("publishAt", "postId") WHERE "publishAt" IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX post_drafts_saver_idx ON post_drafts ("savedById")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE post_drafts');
  }
}
