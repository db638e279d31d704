import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * Holds no calls itself: `public` and `admin` inject theirs. Cached data stays until a mutation invalidates it: no
 * refetch on focus, no polling, no retries, unless a caller asks for that.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Post',
    'User',
    'ContactMessage',
    'Session',
    'Account',
    'OpenSession',
    'PreviewLink',
    'Picture',
    'ReplyTemplate',
    'Subscriber',
  ],
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
