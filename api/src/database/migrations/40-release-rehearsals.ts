import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version that is published says whether a browser has rehearsed it: whoever makes it live later wants to know. */
export class ReleaseRehearsals1767225600040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE release_versions ADD rehearsal text
        CONSTRAINT release_versions_rehearsal CHECK (rehearsal IN ('passed', 'skipped'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE release_versions DROP COLUMN rehearsal');
  }
}
