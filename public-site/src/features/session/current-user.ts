import { publicApi, type CurrentUser } from '@site/api-client/public';
import { getBrowserStore } from '../../shared/api-store';

export type { CurrentUser };

/** Asks each time: an earlier answer may be of somebody who has left. Rejects for a visitor who is not signed in. */
export const readCurrentUser = (): Promise<CurrentUser> =>
  getBrowserStore()
    .dispatch(publicApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }))
    .unwrap();
