import { type Statements, statementOf } from '../../database/statements';
import type { Page } from '../../http/paged';
import { type PostSummary, type SummarySource, presentSummary, summarySelection } from '../post.presenter';
import { searchPosts } from '../search/search-posts';
import { countPosts } from './count-posts';
import { Conditions, orderOf } from './list-sql';
import type { FoundPosts, WantedPosts } from './wanted-posts';

/** Finds the page by ids alone, from an index where there is one, and then reads the summaries of those few posts. */
export async function listPosts(statements: Statements, wanted: WantedPosts): Promise<Page<PostSummary>> {
  const find = wanted.search || wanted.title ? searchPosts : wanted.pinnedFirst ? readLaterPart : readPart;
  const { ids, ...length } = await find(statements, wanted);
  return { items: await readSummaries(statements, ids, wanted), ...length };
}

async function readPart(statements: Statements, wanted: WantedPosts): Promise<FoundPosts> {
  const { limit, offset = 0 } = wanted;
  const conditions = new Conditions().of(wanted);
  const part = `ORDER BY ${orderOf(wanted)} LIMIT ${conditions.bind(limit)} OFFSET ${conditions.bind(offset)}`;
  const [rows, total] = await Promise.all([
    statements.query<{ id: number }>(
      statementOf(`SELECT id FROM posts ${conditions.where} ${part}`),
      conditions.values,
    ),
    countPosts(statements, wanted),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** The pinned post is in the first part, so all others are one place later: this reads from one place before on. */
async function readLaterPart(statements: Statements, wanted: WantedPosts): Promise<FoundPosts> {
  const { limit, offset = 0 } = wanted;
  const [rows, total] = await Promise.all([
    statements.query<{ id: number; isPinned: boolean }>(laterIds, [limit + 1, offset - 1]),
    countPosts(statements, wanted),
  ]);
  const ids = rows.map(({ id }) => id);
  return { ids: rows[0]?.isPinned ? ids.slice(0, limit) : ids.slice(1), total };
}

const pinnedId = `(SELECT id FROM posts WHERE pinned AND status = 'published')`;

const laterIds = statementOf(`SELECT id, ${pinnedId} IS NOT NULL AS "isPinned" FROM posts
  WHERE status = 'published' AND id IS DISTINCT FROM ${pinnedId}
  ORDER BY "publishedAt" DESC, id DESC LIMIT $1 OFFSET $2`);

/** A post may have changed since its id was read; one that is a draft again must not be shown. */
const summaries = statementOf(`SELECT ${summarySelection} FROM posts
  WHERE id = ANY ($1::integer[]) AND ($2::text IS NULL OR status = $2)`);

async function readSummaries(statements: Statements, ids: number[], { status }: WantedPosts): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const posts = await statements.query<SummarySource>(summaries, [ids, status ?? null]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(presentSummary);
}
