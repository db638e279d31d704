import { publicApi } from '@site/api-client/public';
import { createApiStore, transferableState } from '../../../shared/api-store';
import type { PageRequest, Prepared } from '../../../shared/page';
import { unavailable } from '../unavailable';
import { missingPost } from './missing-post';
import { withoutText } from './without-text';

/** Fetches a post and those around it, without which it shows, too. An address that it once had leads to its present one. */
export async function prepareArticle({ params, fetch }: PageRequest): Promise<Prepared> {
  const store = createApiStore({ fetch });
  const { slug = '' } = params;
  const [{ data, error }] = await Promise.all([
    store.dispatch(publicApi.endpoints.getPost.initiate(slug)),
    store.dispatch(publicApi.endpoints.getRelatedPosts.initiate(slug)),
  ]);
  if (data && data.slug !== slug) return { status: 301, location: `/blog/${data.slug}` };
  if (data) {
    const state = transferableState(store);
    return { state, stateInDocument: withoutText(state) };
  }
  if (isNotFound(error)) return { status: 404, state: missingPost };
  return unavailable(store);
}

const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
