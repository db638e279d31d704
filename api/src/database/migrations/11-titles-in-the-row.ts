import { ForwardMigration } from './forward-migration';

/**
 * Keeps titles and summaries in the row. With 256 bytes for it Postgres put not only long texts elsewhere, but one of
 * these, too, and every list looked it up there, post by post. A post is stored so when it is next written.
 */
export class TitlesInTheRow1767225600011 extends ForwardMigration {
  protected readonly statements = [`ALTER TABLE posts SET (toast_tuple_target = 1024)`];
}
