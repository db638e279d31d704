import type { AdminPostsQuery } from '@site/contracts';
import { type Statements, statementOf } from '../../database/statements';
import { Conditions } from './list-sql';

const counted = statementOf(`SELECT coalesce(sum(posts), 0)::integer AS posts FROM post_counts
  WHERE ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR type = $2)`);

/**
 * How many posts a list without a search has. Those of a status and type the triggers of `posts` keep count of: the same
 * work for any number. Those of a tag, of an author, drafts of a person, those with a schedule, one that failed or with unpublished changes are
 * counted in an index.
 */
export async function countPosts(statements: Statements, wanted: AdminPostsQuery): Promise<number> {
  const { status, type, tag, authorId, draftsOf, scheduled, failed, unpublishedChanges } = wanted;
  const isMaintained =
    !tag && !authorId && !draftsOf && [scheduled, failed, unpublishedChanges].every((chosen) => chosen === undefined);
  const conditions = new Conditions().of(wanted);
  const [row] = isMaintained
    ? await statements.query<Counted>(counted, [status ?? null, type ?? null])
    : await statements.query<Counted>(
        statementOf(`SELECT count(*)::integer AS posts FROM posts ${conditions.where}`),
        conditions.values,
      );
  return row?.posts ?? 0;
}

interface Counted {
  posts: number;
}
