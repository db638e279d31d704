import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the console list the posts of a tag, and those of an author in the order in which it lists posts. */
export class PostFilters1767225600018 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX posts_tags_idx ON posts USING gin (tags)`);
    await queryRunner.query(`CREATE INDEX posts_author_updated_idx ON posts ("authorId", "updatedAt" DESC, id DESC)`);
    await queryRunner.query(`DROP INDEX posts_author_idx`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX posts_author_idx ON posts ("authorId")`);
    await queryRunner.query(`DROP INDEX posts_author_updated_idx, posts_tags_idx`);
  }
}
