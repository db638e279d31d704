import { ForwardMigration } from './forward-migration';

/**
 * When pictures were last used: triggers write down each use that ends, as lines that nobody waits for, which are deleted
 * once they are old.
 */
export class PastPictureUses1767225600061 extends ForwardMigration {
  protected readonly statements = forward;
}

/** That can hold the address of a picture. */
const columns = ['content', '"coverImageUrl"', '"videoUrl"', '"mediaUrl"', '"socialImageUrl"'];
const columnsOf = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');

const forward = [
  `CREATE TABLE past_picture_uses (stem text NOT NULL, "endedAt" timestamptz(3) NOT NULL DEFAULT now())`,
  `CREATE INDEX past_picture_uses_idx ON past_picture_uses (stem, "endedAt")`,
  // When those of before were last used, nobody knows.
  'INSERT INTO past_picture_uses (stem) SELECT stem FROM pictures',

  // A picture that only unpublished changes had shown is in no history: its use ends with theirs.
  `CREATE OR REPLACE FUNCTION note_picture_uses(post integer) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      stems text[] := ARRAY(
        SELECT stem FROM posts, picture_stems(${columnsOf('posts')}) stem WHERE posts.id = post
        UNION SELECT stem FROM post_drafts, picture_stems(${columnsOf('post_drafts')}) stem WHERE "postId" = post
      );
    BEGIN
      DELETE FROM picture_uses uses WHERE "postId" = post AND current AND stem <> ALL (stems) AND NOT EXISTS (
        SELECT FROM post_revisions WHERE post_revisions."postId" = post
          AND position(uses.stem in concat_ws(' ', ${columnsOf('post_revisions')})) > 0
      );
      UPDATE picture_uses SET current = false WHERE "postId" = post AND current AND stem <> ALL (stems);
      INSERT INTO picture_uses (stem, "postId", current) SELECT stem, post, true FROM unnest(stems) stem
        ON CONFLICT (stem, "postId") DO UPDATE SET current = true WHERE NOT picture_uses.current;
    END $$`,

  `CREATE FUNCTION note_past_pictures(before text, after text) RETURNS void LANGUAGE sql AS $$
    INSERT INTO past_picture_uses (stem)
      SELECT stem FROM picture_stems(before) stem WHERE position(stem in coalesce(after, '')) = 0
  $$`,
  // Posts that are deleted take their rows of picture_uses along.
  ...[
    ['picture_uses', 'DELETE', 'stem'],
    ['users', 'UPDATE OF "profileImageUrl" OR DELETE', '"profileImageUrl"'],
    ['post_editors', 'UPDATE OF unsaved OR DELETE', 'unsaved'],
  ].flatMap(([table, events, column]) => [
    `CREATE FUNCTION note_past_pictures_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM note_past_pictures(OLD.${column}, NEW.${column}); RETURN NULL; END $$`,
    `CREATE TRIGGER ${table}_past_pictures AFTER ${events} ON ${table}
      FOR EACH ROW EXECUTE FUNCTION note_past_pictures_of_${table}()`,
  ]),
];
