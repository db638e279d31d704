import { ForwardMigration } from './forward-migration';

/** Lets searches ask an index for the texts of the newest posts alone. */
export class SearchByMoment1767225600010 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  // Moments beside texts in one index. Comes with Postgres, as pg_trgm does, and may be created by whoever owns the database.
  `CREATE EXTENSION IF NOT EXISTS btree_gin`,
  `DROP INDEX posts_document_idx, posts_title_search_idx`,
  `CREATE INDEX posts_document_idx ON posts USING gin ("publishedAt", "updatedAt", document gin_trgm_ops)`,
  `CREATE INDEX posts_title_search_idx ON posts USING gin ("publishedAt", "updatedAt", lower(title) gin_trgm_ops)`,
];
