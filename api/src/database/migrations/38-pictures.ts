import { ForwardMigration } from './forward-migration';

/** What is kept of each uploaded picture, and which posts show it: triggers write that down whoever changes a post. */
export class Pictures1767225600038 extends ForwardMigration {
  protected readonly statements = forward;
}

/** Columns of a post, and of a revision, that can hold the address of a picture. */
const columnsOf = (row: string): string =>
  ['content', '"coverImageUrl"', '"videoUrl"', '"mediaUrl"'].map((column) => `${row}.${column}`).join(', ');

const forward = [
  // What is there already is found in the store of files when the API starts.
  `CREATE TABLE pictures (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stem text NOT NULL CONSTRAINT pictures_stem_key UNIQUE,
    "sourceHash" text,
    name varchar(255) NOT NULL,
    alt varchar(1000) NOT NULL DEFAULT '',
    "focusX" smallint NOT NULL DEFAULT 50 CONSTRAINT pictures_focus_x CHECK ("focusX" BETWEEN 0 AND 100),
    "focusY" smallint NOT NULL DEFAULT 50 CONSTRAINT pictures_focus_y CHECK ("focusY" BETWEEN 0 AND 100),
    bytes integer NOT NULL,
    "uploadedById" text REFERENCES users (id) ON DELETE SET NULL,
    "uploadedByName" varchar(255),
    "createdAt" timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX pictures_created_idx ON pictures ("createdAt" DESC, id DESC)`,
  `CREATE INDEX pictures_source_idx ON pictures ("sourceHash")`,
  `CREATE INDEX pictures_uploader_idx ON pictures ("uploadedById")`,

  // "current": the post as it is shows it; else only an earlier version of it. No key to pictures: a post may name one
  // that is not there.
  `CREATE TABLE picture_uses (
    stem text NOT NULL,
    "postId" integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    current boolean NOT NULL,
    PRIMARY KEY (stem, "postId")
  )`,
  `CREATE INDEX picture_uses_post_idx ON picture_uses ("postId")`,

  `CREATE FUNCTION picture_stems(VARIADIC texts text[]) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
    SELECT DISTINCT found[1] FROM unnest(texts) written,
      regexp_matches(written, '[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,4}', 'g') found
  $$`,
  // A post shows what it shows now, and what its unpublished changes will.
  `CREATE FUNCTION note_picture_uses(post integer) RETURNS void LANGUAGE plpgsql AS $$
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
  `CREATE FUNCTION note_pictures_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM note_picture_uses(NEW.id); RETURN NULL; END $$`,
  `CREATE FUNCTION note_pictures_of_draft() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM note_picture_uses(coalesce(NEW."postId", OLD."postId")); RETURN NULL; END $$`,
  `CREATE TRIGGER posts_pictures AFTER INSERT OR UPDATE OF content, "coverImageUrl", "videoUrl", "mediaUrl" ON posts
    FOR EACH ROW EXECUTE FUNCTION note_pictures_of_post()`,
  `CREATE TRIGGER post_drafts_pictures AFTER INSERT OR UPDATE OR DELETE ON post_drafts
    FOR EACH ROW EXECUTE FUNCTION note_pictures_of_draft()`,

  // The triggers hold off writers until this transaction ends, so no use is missed.
  `INSERT INTO picture_uses (stem, "postId", current)
    SELECT stem, id, true FROM posts, picture_stems(${columnsOf('posts')}) stem`,
  `INSERT INTO picture_uses (stem, "postId", current)
    SELECT DISTINCT stem, "postId", false FROM post_revisions, picture_stems(${columnsOf('post_revisions')}) stem
    ON CONFLICT DO NOTHING`,
  `SELECT note_picture_uses("postId") FROM post_drafts`,
];
