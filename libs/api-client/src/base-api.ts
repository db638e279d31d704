import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * Holds no calls itself: the clients inject theirs, with tags that no other client knows. Cached data stays until a mutation
 * invalidates it: no refetch on focus, no polling, no retries, unless a caller asks for that.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Post', 'Session'],
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
