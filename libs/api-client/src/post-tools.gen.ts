import type { EditablePost } from './shared-schemas.gen';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    duplicatePost: build.mutation<DuplicatePostApiResponse, DuplicatePostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}/duplicate`,
        method: 'POST',
      }),
    }),
    pinPost: build.mutation<PinPostApiResponse, PinPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}/pin`,
        method: 'PUT',
      }),
    }),
    unpinPost: build.mutation<UnpinPostApiResponse, UnpinPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}/pin`,
        method: 'DELETE',
      }),
    }),
    getPostViews: build.query<GetPostViewsApiResponse, GetPostViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/${encodeURIComponent(String(queryArg))}/views`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as postToolEndpoints };
export type DuplicatePostApiResponse = /** status 201  */ EditablePost;
export type DuplicatePostApiArg = number;
export type PinPostApiResponse = unknown;
export type PinPostApiArg = number;
export type UnpinPostApiResponse = unknown;
export type UnpinPostApiArg = number;
export type GetPostViewsApiResponse = /** status 200  */ PostViews;
export type GetPostViewsApiArg = number;
export type WeekViews = {
  /** Its Monday, such as 2026-01-05; weeks begin and end by UTC. */
  week: string;
  views: number;
};
export type PostViews = {
  /** False where shells report no views. */
  isCounted: boolean;
  /** The oldest first. */
  weeks: WeekViews[];
};
