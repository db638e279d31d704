import { publicApi } from '@site/api-client/public';
import { createApiStore, transferableState } from '../../../shared/api-store';
import type { PageRequest, Prepared } from '../../../shared/page';
import { pageSize, postsArguments } from '../posts-query';
import { unavailable } from '../unavailable';
import { blogAddress, type BlogView, readBlogView } from './blog-address';

/** Fetches what the address's view shows. Without an answer the page says so, and no cache keeps it. */
export async function prepareBlogList({ url, fetch }: PageRequest): Promise<Prepared> {
  const store = createApiStore({ fetch });
  const view = readBlogView(url.searchParams);
  const load = (offset: number) => store.dispatch(publicApi.endpoints.listPosts.initiate(postsArguments(view, offset)));

  const { data } = await load(0);
  if (!data) return unavailable(store);
  const location = data.total === 0 && (await findPresentAddress(fetch, view));
  if (location) return { status: 301, location };
  const shown = Math.min(view.shown, data.total);
  const later = [];
  for (let offset = pageSize; offset < shown; offset += pageSize) later.push(load(offset));
  await Promise.all(later);
  return { state: transferableState(store) };
}

/** The page of a tag that was renamed leads to that of its new name. */
async function findPresentAddress(fetch: PageRequest['fetch'], view: BlogView): Promise<string | undefined> {
  if (!view.tag) return undefined;
  const { currentTagApi } = await import('@site/api-client/current-tag');
  // In a store of its own: the page needs none of it.
  const { data } = await createApiStore({ fetch }).dispatch(currentTagApi.endpoints.getCurrentTag.initiate(view.tag));
  return data?.name ? blogAddress({ ...view, tag: data.name }) : undefined;
}

/** What no card shows. */
const unshown = new Set(['authorId', 'createdAt', 'updatedAt', 'publishAt', 'mediaUrl', 'videoUrl']);

/** The document's state without it. */
export const asShown = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state), (key, value) => (unshown.has(key) ? undefined : value));
