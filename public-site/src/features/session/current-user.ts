import { isUnauthorized } from '@site/api-client';
import { publicApi, type CurrentUser } from '@site/api-client/public';
import { getBrowserStore } from '../../shared/api-store';

export type { CurrentUser };

/**
 * Asks each time: an earlier answer may be of somebody who has left. Null where that session has ended; rejects where nobody
 * answers.
 */
export const readCurrentUser = (): Promise<CurrentUser | null> =>
  getBrowserStore()
    .dispatch(publicApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }))
    .unwrap()
    .catch((error: unknown) => {
      if (isUnauthorized(error)) return null;
      throw error;
    });
