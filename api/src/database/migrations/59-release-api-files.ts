import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every change of what is live reads of a version: a rollback must not need the store of files. */
export class ReleaseApiFiles1767225600059 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE release_files ADD content text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE release_files DROP COLUMN content');
  }
}
