import { type ApiStore, transferableState } from '../../shared/api-store';
import type { Prepared } from '../../shared/page';

/** Of a page to which the API did not answer: the browser asks again. */
export const unavailable = (store: ApiStore): Prepared => ({
  status: 503,
  cacheSeconds: 0,
  state: transferableState(store),
});
