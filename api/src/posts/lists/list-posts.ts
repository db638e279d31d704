import type { AdminPostsQuery } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../http/paged';
import { Post } from '../post.entity';
import { type PostSummary, presentSummary, summaryColumns } from '../post.presenter';
import { countPosts } from './count-posts';
import { Conditions, orderOf } from './list-sql';
import { searchPosts } from './search-posts';

/** Which posts are wanted, in which order, and which part of them. */
export type WantedPosts = AdminPostsQuery & { limit: number };

/** The posts of a part, by their ids, and how long the whole list is. */
export interface FoundPosts extends Omit<Page<unknown>, 'items'> {
  ids: number[];
}

/** Reads ids alone to find the part, out of an index where there is one, and then the summaries of those few posts. */
export async function listPosts(manager: EntityManager, wanted: WantedPosts): Promise<Page<PostSummary>> {
  const find = wanted.search || wanted.title ? searchPosts : readPart;
  const { ids, ...length } = await find(manager, wanted);
  return { items: await readSummaries(manager, ids, wanted), ...length };
}

async function readPart(manager: EntityManager, wanted: WantedPosts): Promise<FoundPosts> {
  const { limit, offset = 0 } = wanted;
  const conditions = new Conditions().of(wanted);
  const part = `ORDER BY ${orderOf(wanted)} LIMIT ${conditions.bind(limit)} OFFSET ${conditions.bind(offset)}`;
  const [rows, total] = await Promise.all([
    manager.query<{ id: number }[]>(`SELECT id FROM posts ${conditions.where} ${part}`, conditions.values),
    countPosts(manager, wanted),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

const columns = summaryColumns.map((column) => `post.${column}`);

async function readSummaries(manager: EntityManager, ids: number[], { status }: WantedPosts): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const posts = manager.createQueryBuilder(Post, 'post').select(columns).where('post.id = ANY(:ids)', { ids });
  // A post may have changed since its id was read; what was unpublished meanwhile must not be shown.
  if (status) posts.andWhere('post.status = :status', { status });
  const byId = new Map((await posts.getMany()).map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(presentSummary);
}
