import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One published post that lists begin with. Going back forgets which. */
export class PinnedPost1767225600051 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE posts ADD pinned boolean NOT NULL DEFAULT false');
    await queryRunner.query('CREATE UNIQUE INDEX posts_pinned_key ON posts (pinned) WHERE pinned');
    // Here, so that an older version that unpublishes the post unpins it too.
    await queryRunner.query(`CREATE FUNCTION unpin_post() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.pinned := false;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`CREATE TRIGGER posts_unpublished BEFORE UPDATE OF status ON posts
      FOR EACH ROW WHEN (NEW.pinned AND NEW.status <> 'published') EXECUTE FUNCTION unpin_post()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER posts_unpublished ON posts');
    await queryRunner.query('DROP FUNCTION unpin_post');
    await queryRunner.query('ALTER TABLE posts DROP pinned');
  }
}
