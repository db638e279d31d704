import { ForwardMigration } from './forward-migration';

/**
 * When a post left an address, of which search engines are notified: for those of before, as late as may be, so that none
 * is passed over.
 */
export class FormerSlugTimes1767225600067 extends ForwardMigration {
  protected readonly statements = [
    'ALTER TABLE former_slugs ADD COLUMN "leftAt" timestamptz',
    'UPDATE former_slugs SET "leftAt" = posts."updatedAt" FROM posts WHERE posts.id = "postId"',
    'ALTER TABLE former_slugs ALTER COLUMN "leftAt" SET NOT NULL, ALTER COLUMN "leftAt" SET DEFAULT now()',
  ];
}
