import { ForwardMigration } from './forward-migration';

/** What posts say to search engines and shared links; a picture named there is in use. */
export class PostMeta1767225600050 extends ForwardMigration {
  protected readonly statements = forward;
}

/** That can hold the address of a picture. */
const columns = ['content', '"coverImageUrl"', '"videoUrl"', '"mediaUrl"', '"socialImageUrl"'];
const columnsOf = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');

const forward = [
  ...['posts', 'post_revisions', 'post_drafts'].map(
    (table) => `ALTER TABLE ${table} ADD "metaTitle" text, ADD "metaDescription" text, ADD "socialImageUrl" text`,
  ),
  `CREATE OR REPLACE FUNCTION note_picture_uses(post integer) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      stems text[] := ARRAY(
        SELECT stem FROM posts, picture_stems(${columnsOf('posts')}) stem WHERE posts.id = post
        UNION SELECT stem FROM post_drafts, picture_stems(${columnsOf('post_drafts')}) stem WHERE "postId" = post
      );
    BEGIN
      UPDATE picture_uses SET current = false WHERE "postId" = post AND current AND stem <> ALL (stems);
      INSERT INTO picture_uses (stem, "postId", current) SELECT stem, post, true FROM unnest(stems) stem
        ON CONFLICT (stem, "postId") DO UPDATE SET current = true WHERE NOT picture_uses.current;
    END $$`,
  'DROP TRIGGER posts_pictures ON posts',
  `CREATE TRIGGER posts_pictures AFTER INSERT OR UPDATE OF ${columns.join(', ')} ON posts
    FOR EACH ROW EXECUTE FUNCTION note_pictures_of_post()`,
];
