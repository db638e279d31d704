import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Preview links were signed and not stored before. Links made before have no row, and stop working. */
export class PreviewLinksAndDrafts1767225600017 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE preview_links (
      id uuid PRIMARY KEY,
      "postId" integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      "createdById" text REFERENCES users (id) ON DELETE SET NULL,
      "createdByName" varchar(255) NOT NULL,
      "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
      "expiresAt" timestamptz(3) NOT NULL
    )`);
    await queryRunner.query(`CREATE INDEX preview_links_post_idx ON preview_links ("postId")`);
    await queryRunner.query(`CREATE INDEX preview_links_creator_idx ON preview_links ("createdById")`);
    // Drafts that were never published are last of all posts by publication: finding them took reading all before them.
    await queryRunner.query(
      `CREATE INDEX posts_drafts_idx ON posts ("publishedAt" DESC NULLS LAST, id DESC) WHERE status = 'draft'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX posts_drafts_idx');
    await queryRunner.query('DROP TABLE preview_links');
  }
}
