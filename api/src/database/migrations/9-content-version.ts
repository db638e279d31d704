import { ForwardMigration } from './forward-migration';

/** Tells whether anything that visitors may read has changed, at the cost of reading a few short rows. */
export class ContentVersion1767225600009 extends ForwardMigration {
  protected readonly statements = forward;
}

const forward = [
  // Grows with each change of posts that the row counts. By the clock: what a backup brings back never comes to a number
  // that stood for something else before.
  `ALTER TABLE post_counts ADD COLUMN changed bigint NOT NULL DEFAULT 0`,

  `CREATE OR REPLACE FUNCTION change_post_count(changed_status text, changed_type text, difference bigint) RETURNS void
    LANGUAGE plpgsql AS $$
    DECLARE
      moment bigint := extract(epoch FROM clock_timestamp()) * 1000000;
    BEGIN
      UPDATE post_counts SET posts = posts + difference, changed = greatest(changed + 1, moment) WHERE id = (
        SELECT id FROM post_counts WHERE status = changed_status AND type = changed_type
        LIMIT 1 FOR UPDATE SKIP LOCKED
      );
      IF NOT FOUND THEN
        INSERT INTO post_counts (status, type, posts, changed) VALUES (changed_status, changed_type, difference, moment);
      END IF;
    END $$`,

  countPosts({
    counted: `sum(difference) <> 0 OR status = 'published'`,
    emptied: `UPDATE post_counts SET posts = 0, changed = changed + 1`,
  }),
];

/** `counted`: which groups of an update; `emptied`: what becomes of the counts of a table without posts. */
function countPosts({ counted, emptied }: { counted: string; emptied: string }): string {
  return `CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM change_post_count(status, type, count(*)) FROM added GROUP BY status, type;
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM change_post_count(status, type, -count(*)) FROM removed GROUP BY status, type;
      ELSIF TG_OP = 'UPDATE' THEN
        PERFORM change_post_count(status, type, sum(difference))
          FROM (SELECT status, type, 1 AS difference FROM added UNION ALL SELECT status, type, -1 FROM removed) moved
          GROUP BY status, type HAVING ${counted};
      ELSE
        ${emptied};
      END IF;
      RETURN NULL;
    END $$`;
}
