import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names that tags had before they were renamed or merged: links still use them. Going back loses them. */
export class FormerTags1767225600046 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE former_tags (name text PRIMARY KEY, current text NOT NULL)');
    await queryRunner.query('CREATE INDEX former_tags_current_idx ON former_tags (current)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE former_tags');
  }
}
