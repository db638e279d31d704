import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What posts say to search engines and shared links; a picture named there is in use. Going back loses it. */
export class PostMeta1767225600050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD "metaTitle" text, ADD "metaDescription" text, ADD "socialImageUrl" text`,
      );
    }
    await notePicturesOf(queryRunner, [...columns, '"socialImageUrl"']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await notePicturesOf(queryRunner, columns);
    for (const table of tables) {
      await queryRunner.query(`ALTER TABLE ${table} DROP "metaTitle", DROP "metaDescription", DROP "socialImageUrl"`);
    }
  }
}

const tables = ['posts', 'post_revisions', 'post_drafts'];

/** That could hold the address of a picture before. */
const columns = ['content', '"coverImageUrl"', '"videoUrl"', '"mediaUrl"'];

async function notePicturesOf(queryRunner: QueryRunner, noted: string[]): Promise<void> {
  const columnsOf = (row: string) => noted.map((column) => `${row}.${column}`).join(', ');
  await queryRunner.query(`CREATE OR REPLACE FUNCTION note_picture_uses(post integer) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      stems text[] := ARRAY(
        SELECT stem FROM posts, picture_stems(${columnsOf('posts')}) stem WHERE posts.id = post
        UNION SELECT stem FROM post_drafts, picture_stems(${columnsOf('post_drafts')}) stem WHERE "postId" = post
      );
    BEGIN
      UPDATE picture_uses SET current = false WHERE "postId" = post AND current AND stem <> ALL (stems);
      INSERT INTO picture_uses (stem, "postId", current) SELECT stem, post, true FROM unnest(stems) stem
        ON CONFLICT (stem, "postId") DO UPDATE SET current = true WHERE NOT picture_uses.current;
    END $$`);
  await queryRunner.query('DROP TRIGGER posts_pictures ON posts');
  await queryRunner.query(`CREATE TRIGGER posts_pictures AFTER INSERT OR UPDATE OF ${noted.join(', ')} ON posts
    FOR EACH ROW EXECUTE FUNCTION note_pictures_of_post()`);
}
