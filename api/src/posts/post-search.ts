import { type AdminPostsQuery, type PostSort, usualOrder } from '@site/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { containing } from '../database/containing';
import type { Page } from '../http/paged';
import { countPosts } from './count-posts';
import type { Post } from './post.entity';
import { type PostSummary, presentSummary } from './post.presenter';

/** What `presentSummary` shows. Lists never read the content. */
const summaryColumns = [
  ...['id', 'slug', 'title', 'summary', 'type', 'coverImageUrl', 'videoUrl', 'mediaUrl', 'tags', 'status'],
  ...['readingMinutes', 'publishedAt', 'publishAt', 'authorId', 'createdAt', 'updatedAt'],
].map((column) => `post.${column}`);

/** Narrows a query over `post` down to the summaries that are wanted. */
export function selectSummaries(
  posts: SelectQueryBuilder<Post>,
  { type, status, title, search, limit, offset }: AdminPostsQuery & { limit: number },
): SelectQueryBuilder<Post> {
  posts.select(summaryColumns).limit(limit).offset(offset);
  if (type) posts.andWhere('post.type = :type', { type });
  if (status) posts.andWhere('post.status = :status', { status });
  if (title) posts.andWhere('post.title ILIKE :title', { title: containing(title) });
  if (search) {
    posts.andWhere('post_document(post.title, post.summary, post.content, post.tags) ILIKE :pattern', {
      pattern: containing(search),
    });
  }
  return posts;
}

/** The summaries of a query, with the length of the whole list; only what is searched for is counted. */
export async function readPage(posts: SelectQueryBuilder<Post>, query: AdminPostsQuery): Promise<Page<PostSummary>> {
  const { manager } = posts.connection;
  const counted = query.search || query.title ? posts.getCount() : countPosts(manager, query);
  const [found, total] = await Promise.all([posts.getMany(), counted]);
  return { items: found.map(presentSummary), total };
}

const sortColumns: Record<PostSort, string> = {
  updated: 'post.updatedAt',
  created: 'post.createdAt',
  published: 'post.publishedAt',
  title: 'lower(post.title)',
};

/** Puts a query over `post` in order; what was never published comes last either way. */
export function orderSummaries(
  posts: SelectQueryBuilder<Post>,
  { sort = 'updated', order = usualOrder(sort) }: Pick<AdminPostsQuery, 'sort' | 'order'>,
): SelectQueryBuilder<Post> {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  // The other columns are never empty, and their indexes only serve an order that says nothing of nulls.
  const nulls = sort === 'published' ? 'NULLS LAST' : undefined;
  return posts.orderBy(sortColumns[sort], direction, nulls).addOrderBy('post.id', direction);
}
