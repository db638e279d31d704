import { publicApi } from '@site/api-client/public';
import { createApiStore, transferableState } from '../../shared/api-store';
import type { PageRequest, Prepared } from '../../shared/page';
import { readBlogView } from './list/blog-address';
import { pageSize, postsArguments } from './posts-query';

/** Fetches what the address's view shows. Without an answer the page says so, and no cache keeps it. */
export async function prepareBlogList({ url, fetch }: PageRequest): Promise<Prepared> {
  const store = createApiStore({ fetch });
  const view = readBlogView(url.searchParams);
  const load = (offset: number) => store.dispatch(publicApi.endpoints.listPosts.initiate(postsArguments(view, offset)));

  const { data } = await load(0);
  if (!data) return unavailable(store);
  const shown = Math.min(view.shown, data.total);
  const later = [];
  for (let offset = pageSize; offset < shown; offset += pageSize) later.push(load(offset));
  await Promise.all(later);
  return { state: transferableState(store) };
}

/** Fetches a post. An address that it once had leads to its present one. */
export async function prepareBlogPost({ params, fetch }: PageRequest): Promise<Prepared> {
  const store = createApiStore({ fetch });
  const { slug = '' } = params;
  const { data, error } = await store.dispatch(publicApi.endpoints.getPost.initiate(slug));
  if (data && data.slug !== slug) return { status: 301, location: `/blog/${data.slug}` };
  if (data) return { state: transferableState(store) };
  if (isNotFound(error)) return { status: 404, state: missingPost };
  return unavailable(store);
}

/** State of a page whose post does not exist: the browser need not ask again. */
export const missingPost = 'missing-post';

const unavailable = (store: ReturnType<typeof createApiStore>): Prepared => ({
  status: 503,
  cacheSeconds: 0,
  state: transferableState(store),
});

const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
