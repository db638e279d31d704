import type { PostStatus, PostType } from '@site/contracts';
import type { EntityManager } from 'typeorm';

/** How many posts there are of a status and type, as the triggers of `posts` keep count: the same work for any number. */
export async function countPosts(
  manager: EntityManager,
  { status, type }: { status?: PostStatus; type?: PostType },
): Promise<number> {
  const [row] = await manager.query<[{ posts: number }]>(
    `SELECT coalesce(sum(posts), 0)::integer AS posts FROM post_counts
      WHERE ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR type = $2)`,
    [status ?? null, type ?? null],
  );
  return row.posts;
}
