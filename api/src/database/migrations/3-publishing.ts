import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Publishing1767225600003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE posts ADD COLUMN "publishAt" timestamptz(3)
        CONSTRAINT posts_scheduled CHECK ("publishAt" IS NULL OR status = 'draft')`,
    );
    await queryRunner.query(`CREATE INDEX posts_due_idx ON posts ("publishAt", id) WHERE "publishAt" IS NOT NULL`);
    await queryRunner.query(`CREATE INDEX posts_created_idx ON posts ("createdAt", id)`);
    await queryRunner.query(`CREATE INDEX posts_title_idx ON posts (lower(title), id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX posts_title_idx, posts_created_idx');
    await queryRunner.query('ALTER TABLE posts DROP COLUMN "publishAt"');
  }
}
