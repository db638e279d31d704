import { publicApi } from '@site/api-client/public';
import { createApiStore, transferableState } from '../../../shared/api-store';
import type { PageRequest, Prepared } from '../../../shared/page';

/** Why there is nothing to see: the link is not valid, has expired, or the API does not answer. */
export type Refusal = 404 | 410 | 503;

/** Fetches the post that a link to a preview names. */
export async function preparePreview({ params, fetch }: PageRequest): Promise<Prepared> {
  const store = createApiStore({ fetch });
  const { data, error } = await store.dispatch(publicApi.endpoints.getPreview.initiate(params.token ?? ''));
  if (data) return { state: transferableState(store) };
  const status = refusalOf(error);
  // While the API is silent the browser asks again; what it refused it would refuse again.
  return { status, state: status === 503 ? transferableState(store) : { refusal: status } };
}

export function refusalOf(error: unknown): Refusal {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return status === 404 || status === 410 ? status : 503;
}

/** What the server knows already; null where the browser is to ask. */
export function knownRefusal(state: unknown): Refusal | null {
  return typeof state === 'object' && state !== null && 'refusal' in state ? (state.refusal as Refusal) : null;
}
