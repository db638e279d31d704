import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which apps there are, and which part of the site each owns: a token may register another one with its first release. */
export class ReleaseApps1767225600047 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE release_apps (
        name varchar(50) PRIMARY KEY,
        scope varchar(100) NOT NULL CONSTRAINT release_apps_scope UNIQUE,
        "registeredBy" varchar(255),
        "registeredAt" timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await queryRunner.query(
      `INSERT INTO release_apps (name, scope) VALUES ('public-site', '/'), ('admin-console', '/admin')`,
    );
  }

  /** Releases of other apps stay, and are served by nobody: the older version does not know them. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE release_apps');
  }
}
