import { currentTagApi } from '@site/api-client/current-tag';
import { createApiStore } from '../../../shared/api-store';
import type { PageRequest } from '../../../shared/page';
import { blogAddress, type BlogView } from './blog-address';

/** Where the page of a tag that was renamed is now; undefined where it was not. */
export async function currentTagAddress(fetch: PageRequest['fetch'], view: BlogView): Promise<string | undefined> {
  // In a store of its own: the page needs none of it.
  const { data } = await createApiStore({ fetch }).dispatch(
    currentTagApi.endpoints.getCurrentTag.initiate(String(view.tag)),
  );
  return data?.name ? blogAddress({ ...view, tag: data.name }) : undefined;
}
