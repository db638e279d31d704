import { adminApi } from '@site/api-client/admin';
import { type CurrentRemotes, currentRemotesAddress } from '@site/federation';

/**
 * What visitors get at this moment, told by the shell, not by the API. It answers by the cookies of canaries and previews:
 * without them it names what everybody else gets.
 */
export const { useGetCurrentRemotesQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentRemotes: build.query<CurrentRemotes, void>({
      query: () => ({ url: currentRemotesAddress, credentials: 'omit' }),
    }),
  }),
});
