import { ForwardMigration } from './forward-migration';

/** Keeps what searches look through as it is looked through, and gives every list of the console an order to read. */
export class PostLists1767225600008 extends ForwardMigration {
  protected readonly statements = forward;
}

const addDocument = (compression: string) =>
  `ALTER TABLE posts ADD COLUMN document text ${compression}
    GENERATED ALWAYS AS (lower(post_document(title, summary, content, tags))) STORED`;

const forward = [
  `DROP INDEX posts_document_idx`,
  // Long texts leave the row, so that lists, which show none, read few pages.
  `ALTER TABLE posts SET (toast_tuple_target = 256)`,
  // lz4 unpacks twice as fast as what is usual, where this Postgres was built with it.
  `DO $$ BEGIN
    ${addDocument('COMPRESSION lz4')};
  EXCEPTION WHEN feature_not_supported THEN
    ${addDocument('')};
  END $$`,
  `CREATE INDEX posts_document_idx ON posts USING gin (document gin_trgm_ops)`,
  `CREATE INDEX posts_title_search_idx ON posts USING gin (lower(title) gin_trgm_ops)`,

  `CREATE INDEX posts_status_updated_idx ON posts (status, "updatedAt" DESC, id DESC)`,
  `CREATE INDEX posts_type_updated_idx ON posts (type, "updatedAt" DESC, id DESC)`,
  `CREATE INDEX posts_publication_idx ON posts ("publishedAt" DESC NULLS LAST, id DESC)`,
  // Nothing else of a post stands in a site map.
  `CREATE INDEX posts_address_idx ON posts (id) INCLUDE (slug, "updatedAt") WHERE status = 'published'`,
];
