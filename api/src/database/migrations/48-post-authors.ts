import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The author is a part of what is written of a post, so its history and its unpublished changes hold one. */
export class PostAuthors1767225600048 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`ALTER TABLE ${table} ADD "authorId" text
        CONSTRAINT ${table}_author_fkey REFERENCES users (id) ON DELETE SET NULL`);
      // Nobody could change an author before.
      await queryRunner.query(
        `UPDATE ${table} SET "authorId" = posts."authorId" FROM posts WHERE posts.id = ${table}."postId"`,
      );
      await queryRunner.query(`CREATE INDEX ${table}_author_idx ON ${table} ("authorId")`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`ALTER TABLE ${table} DROP "authorId"`);
  }
}

const tables = ['post_revisions', 'post_drafts'];
