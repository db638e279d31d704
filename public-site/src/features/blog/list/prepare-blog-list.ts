import { publicApi } from '@site/api-client/public';
import { createApiStore, transferableState } from '../../../shared/api-store';
import type { PageRequest, Prepared } from '../../../shared/page';
import { pageSize, postsArguments } from '../posts-query';
import { unavailable } from '../unavailable';
import { readBlogView } from './blog-address';

/** Fetches what the address's view shows. Without an answer the page says so, and no cache keeps it. */
export async function prepareBlogList({ url, fetch }: PageRequest): Promise<Prepared> {
  const store = createApiStore({ fetch });
  const view = readBlogView(url.searchParams);
  const load = (offset: number) => store.dispatch(publicApi.endpoints.listPosts.initiate(postsArguments(view, offset)));

  const { data } = await load(0);
  if (!data) return unavailable(store);
  if (data.total === 0 && view.tag) {
    // In a chunk of its own: only tags without posts need it.
    const { currentTagAddress } = await import(/* webpackChunkName: "current-tag" */ './current-tag-address');
    const location = await currentTagAddress(fetch, view);
    if (location) return { status: 301, location };
  }
  const shown = Math.min(view.shown, data.total);
  const later = [];
  for (let offset = pageSize; offset < shown; offset += pageSize) later.push(load(offset));
  await Promise.all(later);
  const state = transferableState(store);
  return { state, stateInDocument: asShown(state) };
}

/** What no card shows. */
const unshown = new Set(['authorId', 'createdAt', 'updatedAt', 'publishAt', 'mediaUrl', 'videoUrl']);

/** The document's state without it. */
const asShown = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state), (key, value) => (unshown.has(key) ? undefined : value));
