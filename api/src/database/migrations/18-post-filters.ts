import { ForwardMigration } from './forward-migration';

/** Lets the console list the posts of a tag, and those of an author in the order in which it lists posts. */
export class PostFilters1767225600018 extends ForwardMigration {
  protected readonly statements = [
    `CREATE INDEX posts_tags_idx ON posts USING gin (tags)`,
    `CREATE INDEX posts_author_updated_idx ON posts ("authorId", "updatedAt" DESC, id DESC)`,
    `DROP INDEX posts_author_idx`,
  ];
}
