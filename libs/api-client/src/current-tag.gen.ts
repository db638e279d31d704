import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentTag: build.query<GetCurrentTagApiResponse, GetCurrentTagApiArg>({
      query: (queryArg) => ({
        url: `/api/current-tag`,
        params: {
          name: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as currentTagEndpoints };
export type GetCurrentTagApiResponse = /** status 200  */ CurrentTag;
export type GetCurrentTagApiArg = /** Name must be at most 100 characters. */ string;
export type CurrentTag = {
  /** Null where the tag was never renamed, or no published post has what it became. */
  name: string | null;
};
