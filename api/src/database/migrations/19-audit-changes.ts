import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps old and new values of changed fields beside their names. Existing entries have none. */
export class AuditChanges1767225600019 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE audit_log ADD COLUMN changes jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE audit_log DROP COLUMN changes');
  }
}
