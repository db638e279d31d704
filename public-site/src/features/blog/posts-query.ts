import { limits } from '@site/contracts';
import type { Page } from '@site/api-client';
import { useListPostsQuery, type PostSummary, type ReadablePost } from '@site/api-client/public';
import type { BlogView } from './list/blog-address';

export type { PostSummary };
export type Post = ReadablePost;
export type PostPage = Page<PostSummary>;

export const pageSize = limits.page.max;

/** Arguments of the list call: type, tag and search only where they are set, the limit always the same. */
export const postsArguments = ({ type, tag, search }: Pick<BlogView, 'type' | 'tag' | 'search'>, offset: number) => ({
  ...(type !== 'all' && { type }),
  ...(tag && { tag }),
  ...(search && { search }),
  limit: pageSize,
  ...(offset > 0 && { offset }),
});

/** The view's posts from `offset` on, up to a call's limit. */
export const usePosts = (view: BlogView, offset: number) => useListPostsQuery(postsArguments(view, offset));
