import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Editors that are open, or hold what is not saved. The older version does not know them: going back loses both. */
export class PostEditors1767225600037 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE post_editors (
      "userId" text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name varchar(40) NOT NULL,
      "postId" integer CONSTRAINT post_editors_post_fkey REFERENCES posts (id) ON DELETE CASCADE,
      "openUntil" timestamptz(3),
      unsaved text,
      "unsavedAt" timestamptz(3),
      CONSTRAINT post_editors_pkey PRIMARY KEY ("userId", name)
    )`);
    await queryRunner.query(`CREATE INDEX post_editors_post_idx ON post_editors ("postId")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE post_editors');
  }
}
