import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing leads back: each version of the API works with the schema of the next, so an older one is deployed on it. */
export abstract class ForwardMigration implements MigrationInterface {
  /** In this order, in one transaction. */
  protected abstract readonly statements: readonly string[];

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of this.statements) await queryRunner.query(statement);
  }

  down(): Promise<never> {
    throw new Error('Migrations are not reverted: deploy the previous version of the API.');
  }
}
