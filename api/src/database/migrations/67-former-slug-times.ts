import { ForwardMigration } from './forward-migration';

/** When a post left an address, of which search engines are notified. Null: before this was recorded. */
export class FormerSlugTimes1767225600067 extends ForwardMigration {
  protected readonly statements = ['ALTER TABLE former_slugs ADD COLUMN "leftAt" timestamptz'];
}
