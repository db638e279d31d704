import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions are taken from one environment to another: each remembers the other's address. */
export class ReleaseEnvironments1767225600042 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of forward) await queryRunner.query(statement);
  }

  /** Copies are lost: the older version does not know them. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of back) await queryRunner.query(statement);
  }
}

const tables = ['release_changes', 'release_events', 'release_schedules'];

const forward = [
  ...tables.map((table) => `ALTER TABLE ${table} ADD environment varchar(200)`),
  `ALTER TABLE release_events DROP CONSTRAINT release_events_kind`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_kind
    CHECK (kind IN ('schedule', 'cancel', 'refuse', 'copy'))`,
];

const back = [
  `ALTER TABLE release_events DISABLE TRIGGER release_events_append_only`,
  `DELETE FROM release_events WHERE kind = 'copy'`,
  `ALTER TABLE release_events ENABLE TRIGGER release_events_append_only`,
  `ALTER TABLE release_events DROP CONSTRAINT release_events_kind`,
  `ALTER TABLE release_events ADD CONSTRAINT release_events_kind CHECK (kind IN ('schedule', 'cancel', 'refuse'))`,
  ...tables.map((table) => `ALTER TABLE ${table} DROP COLUMN environment`),
];
