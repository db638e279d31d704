import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions that nobody can need any more are deleted from the store; their rows stay, since the history names them. */
export class RemovedReleases1767225600058 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of forward) await queryRunner.query(statement);
  }

  /** What was deleted is for the older version one that nobody has completed. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of back) await queryRunner.query(statement);
  }
}

const kinds = `'schedule', 'cancel', 'refuse', 'copy', 'hold', 'resume', 'request', 'approve', 'decline'`;

const forward = [
  `ALTER TABLE release_versions ADD "removedAt" timestamptz(3)`,
  `ALTER TABLE release_events DROP CONSTRAINT release_events_kind`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_kind CHECK (kind IN (${kinds}, 'delete'))`,
];

const back = [
  `ALTER TABLE release_events DISABLE TRIGGER release_events_append_only`,
  `DELETE FROM release_events WHERE kind = 'delete'`,
  `ALTER TABLE release_events ENABLE TRIGGER release_events_append_only`,
  `ALTER TABLE release_events DROP CONSTRAINT release_events_kind`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_kind CHECK (kind IN (${kinds}))`,
  `ALTER TABLE release_versions DROP COLUMN "removedAt"`,
];
