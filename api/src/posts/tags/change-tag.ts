import { postFields } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { ConflictError } from '../../errors/errors';
import { nameOfUser } from '../../users/name-of-user';
import type { Editor } from '../revisions/record-revision';

/** A tag, and what stands in its place; null: nothing. */
export interface TagReplacement {
  name: string;
  newName: string | null;
}

/** A post whose tags were changed, with those that it had before. */
export interface RetaggedPost {
  id: number;
  title: string;
  before: string[];
  after: string[];
}

export interface Retagging {
  posts: RetaggedPost[];
  /** Also counts those whose unpublished changes alone have the tag. */
  count: number;
}

/**
 * Puts one tag in the place of another, at all posts and in all unpublished changes, as a save of each: `changePost` for
 * many posts, in three statements. Whoever has one open is told before saving over it.
 */
export async function changeTag(manager: EntityManager, replacement: TagReplacement, by: Editor): Promise<Retagging> {
  const { name, newName } = replacement;
  // Locked in one order, as all who change several posts do, and before their unpublished changes, as all do.
  const locked = await manager.query<{ id: number }[]>(
    `SELECT id FROM posts WHERE tags @> ARRAY[$1]::text[]
        OR id IN (SELECT "postId" FROM post_drafts WHERE tags @> ARRAY[$1]::text[])
      ORDER BY id FOR UPDATE`,
    [name],
  );
  const ids = locked.map(({ id }) => id);
  const posts = await manager
    .query<RetaggedPost[]>(retagPosts, [...[name, newName, ids], ...[by?.id ?? null, by && nameOfUser(by)]])
    .catch((error) => {
      throw error.code === queryCanceled ? new TooManyPostsError(ids.length) : error;
    });
  await manager.query(retagDrafts, [name, newName, ids, posts.map(({ id }) => id)]);
  return { posts, count: ids.length };
}

/** By Postgres after `statementTimeoutMs`: most of that goes into the index that searches ask, a few milliseconds a post. */
const queryCanceled = '57014';

/** As many as these could not be changed in time. */
class TooManyPostsError extends ConflictError {
  constructor(count: number) {
    super(`${count} posts are more than can be changed at once. Change this tag at some of them first.`);
  }
}

/** In its place; where the other tag is there already, in whatever case, that one stays where it is. */
const retagged = (tags: string): string =>
  `CASE WHEN $2::text IS NULL OR EXISTS (SELECT FROM unnest(${tags}) AS other WHERE other <> $1 AND lower(other) = lower($2))
    THEN array_remove(${tags}, $1::text)
    ELSE array_replace(${tags}, $1::text, $2) END`;

const written = postFields.map((field) => `"${field}"`).join(', ');

/** With a revision of each, numbered by its new version. The time is that of the statement: locks are waited for before it. */
const retagPosts = `
  WITH former AS (
    SELECT id, tags FROM posts WHERE id = ANY ($3::integer[]) AND tags @> ARRAY[$1]::text[]
  ), changed AS (
    UPDATE posts SET tags = ${retagged('posts.tags')}, version = version + 1, "updatedAt" = statement_timestamp()
    FROM former WHERE posts.id = former.id
    RETURNING posts.*, former.tags AS before
  ), revisions AS (
    INSERT INTO post_revisions ("postId", number, "savedAt", "savedById", "savedByName", changed, ${written})
    SELECT id, version, "updatedAt", $4, $5, '{tags}', ${written} FROM changed
  )
  SELECT id, title, before, tags AS after FROM changed ORDER BY id`;

/**
 * Changes that were made on the version before are made on the new one, which differs in nothing else: what is planned
 * is published. Their other tag lets nobody save over them who has not seen them.
 */
const retagDrafts = `
  UPDATE post_drafts SET tags = ${retagged('post_drafts.tags')}, tag = gen_random_uuid(),
    version = CASE WHEN posts.id = ANY ($4::integer[]) AND post_drafts.version = posts.version - 1
      THEN posts.version ELSE post_drafts.version END
  FROM posts WHERE posts.id = "postId" AND "postId" = ANY ($3::integer[])`;
