import type { AdminPostsQuery } from '@site/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { containing } from '../database/containing';
import type { Post } from './post.entity';

/** What `presentSummary` shows. Lists never read the content. */
const summaryColumns = [
  ...['id', 'slug', 'title', 'summary', 'type', 'coverImageUrl', 'videoUrl', 'mediaUrl', 'tags', 'status'],
  ...['readingMinutes', 'publishedAt', 'authorId', 'createdAt', 'updatedAt'],
].map((column) => `post.${column}`);

/** Narrows a query over `post` down to the summaries that are wanted. */
export function selectSummaries(
  posts: SelectQueryBuilder<Post>,
  { type, status, search, limit, offset }: AdminPostsQuery & { limit: number },
): SelectQueryBuilder<Post> {
  posts.select(summaryColumns).limit(limit).offset(offset);
  if (type) posts.andWhere('post.type = :type', { type });
  if (status) posts.andWhere('post.status = :status', { status });
  if (search) {
    posts.andWhere('post_document(post.title, post.summary, post.content, post.tags) ILIKE :pattern', {
      pattern: containing(search),
    });
  }
  return posts;
}
