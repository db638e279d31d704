import { ForwardMigration } from './forward-migration';

/** One published post that lists begin with. */
export class PinnedPost1767225600051 extends ForwardMigration {
  protected readonly statements = [
    'ALTER TABLE posts ADD pinned boolean NOT NULL DEFAULT false',
    'CREATE UNIQUE INDEX posts_pinned_key ON posts (pinned) WHERE pinned',
    // Here, so that an older version that unpublishes the post unpins it too.
    `CREATE FUNCTION unpin_post() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.pinned := false;
        RETURN NEW;
      END $$`,
    `CREATE TRIGGER posts_unpublished BEFORE UPDATE OF status ON posts
      FOR EACH ROW WHEN (NEW.pinned AND NEW.status <> 'published') EXECUTE FUNCTION unpin_post()`,
  ];
}
