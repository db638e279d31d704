import { publicApi, type CurrentUser } from '@site/api-client/public';
import { getBrowserStore } from '../../shared/api-store';

export type { CurrentUser };

/** Rejects for a visitor who is not signed in. */
export const readCurrentUser = (): Promise<CurrentUser> =>
  getBrowserStore().dispatch(publicApi.endpoints.getCurrentUser.initiate()).unwrap();
