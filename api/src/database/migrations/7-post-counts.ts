import { ForwardMigration } from './forward-migration';

/** Counts posts by status and type as they are written, so that no list has to. */
export class PostCounts1767225600007 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  // A count is the sum of its rows: writers that meet add to a row each.
  `CREATE TABLE post_counts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    status text NOT NULL,
    type text NOT NULL,
    posts integer NOT NULL
  ) WITH (fillfactor = 50)`,

  // Takes a row that no other transaction holds, so that no writer waits for another and none can block each other.
  `CREATE FUNCTION change_post_count(changed_status text, changed_type text, difference bigint) RETURNS void
    LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_counts SET posts = posts + difference WHERE id = (
        SELECT id FROM post_counts WHERE status = changed_status AND type = changed_type
        LIMIT 1 FOR UPDATE SKIP LOCKED
      );
      IF NOT FOUND THEN
        INSERT INTO post_counts (status, type, posts) VALUES (changed_status, changed_type, difference);
      END IF;
    END $$`,

  `CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM change_post_count(status, type, count(*)) FROM added GROUP BY status, type;
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM change_post_count(status, type, -count(*)) FROM removed GROUP BY status, type;
      ELSIF TG_OP = 'UPDATE' THEN
        PERFORM change_post_count(status, type, sum(difference))
          FROM (SELECT status, type, 1 AS difference FROM added UNION ALL SELECT status, type, -1 FROM removed) moved
          GROUP BY status, type HAVING sum(difference) <> 0;
      ELSE
        DELETE FROM post_counts;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER posts_inserted AFTER INSERT ON posts REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_posts()`,
  `CREATE TRIGGER posts_updated AFTER UPDATE ON posts REFERENCING NEW TABLE AS added OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_posts()`,
  `CREATE TRIGGER posts_deleted AFTER DELETE ON posts REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_posts()`,
  `CREATE TRIGGER posts_emptied AFTER TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts()`,

  // The triggers hold off writers until this transaction ends, so none is missed and none counted twice.
  `INSERT INTO post_counts (status, type, posts) SELECT status, type, count(*) FROM posts GROUP BY status, type`,
];
