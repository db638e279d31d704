import { ForwardMigration } from './forward-migration';

/** A version that is published says whether a browser has rehearsed it: whoever makes it live later wants to know. */
export class ReleaseRehearsals1767225600040 extends ForwardMigration {
  protected readonly statements = [
    `ALTER TABLE release_versions ADD rehearsal text
        CONSTRAINT release_versions_rehearsal CHECK (rehearsal IN ('passed', 'skipped'))`,
  ];
}
