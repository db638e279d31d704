import type { PostStatus, PostType } from '@site/contracts';
import { type Statements, statementOf } from '../../database/statements';

const count = statementOf(`SELECT coalesce(sum(posts), 0)::integer AS posts FROM post_counts
  WHERE ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR type = $2)`);

/** How many posts there are of a status and type, as the triggers of `posts` keep count: the same work for any number. */
export async function countPosts(
  statements: Statements,
  { status, type }: { status?: PostStatus; type?: PostType },
): Promise<number> {
  const [row] = await statements.ask<{ posts: number }>(count, [status ?? null, type ?? null]);
  return row?.posts ?? 0;
}
