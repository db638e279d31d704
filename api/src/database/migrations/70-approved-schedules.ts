import { ForwardMigration } from './forward-migration';

/** What waits for a second person may have a time, at which it goes live by that person's approval. */
export class ApprovedSchedules1767225600070 extends ForwardMigration {
  protected readonly statements = [
    'ALTER TABLE release_requests ADD at timestamptz(3)',
    'ALTER TABLE release_schedules ADD "approvedBy" varchar(255)',
  ];
}
