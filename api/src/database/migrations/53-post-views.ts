import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often posts were viewed, by week. Going back loses it. */
export class PostViews1767225600053 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE post_views (
      "postId" integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      week date NOT NULL,
      views integer NOT NULL,
      PRIMARY KEY ("postId", week)
    )`);
    await queryRunner.query(`CREATE TABLE view_reporters (
      id varchar(64) PRIMARY KEY,
      sequence integer NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE view_reporters');
    await queryRunner.query('DROP TABLE post_views');
  }
}
