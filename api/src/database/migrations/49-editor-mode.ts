import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each user edits content. Going back forgets it. */
export class EditorMode1767225600049 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users ADD "editorMode" text NOT NULL DEFAULT 'source'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP "editorMode"');
  }
}
