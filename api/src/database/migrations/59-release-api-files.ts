import { ForwardMigration } from './forward-migration';

/** What every change of what is live reads of a version: a rollback must not need the store of files. */
export class ReleaseApiFiles1767225600059 extends ForwardMigration {
  protected readonly statements = ['ALTER TABLE release_files ADD content text'];
}
