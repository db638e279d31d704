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
export type PostDraft = {
  /** When they are published by themselves; null where nobody said so. */
  publishAt: string | null;
  /** Why they were not published when their time had come. */
  failure: string | null;
  slug: string;
  title: string;
  summary: string | null;
  content: string;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  videoUrl: string | null;
  mediaUrl: string | null;
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
  /** Absent: the user is deleted. */
  authorId?: string;
  tags: string[];
  /** What publishing the changes makes of the post. */
  status: 'draft' | 'published';
  /** The version of the post that they were made on. */
  version: number;
  /** Another one with each save; publishing, replacing and discarding them names it. */
  tag: string;
  savedAt: string;
  savedBy: string;
  /** Null: the user is deleted. */
  savedById: string | null;
};
export type EditablePost = {
  id: number;
  slug: string;
  title: string;
  summary: string | null;
  type: 'blog' | 'video' | 'demo' | 'use_case' | 'image';
  coverImageUrl: string | null;
  videoUrl: string | null;
  mediaUrl: string | null;
  tags: string[];
  status: 'draft' | 'published';
  readingMinutes: number;
  /** Where it is true: the list of all published posts begins with it. */
  pinned?: boolean;
  publishedAt: string | null;
  /** When the draft is published by itself; null where nobody said so. */
  publishAt: string | null;
  authorId: string;
  createdAt: string;
  updatedAt: string;
  /** Absent: the title. */
  metaTitle?: string;
  /** Absent: the summary. */
  metaDescription?: string;
  /** Absent: the cover. */
  socialImageUrl?: string;
  content: string;
  /** Counts the edits. `If-Match: "<version>"` on an update refuses to overwrite a newer one. */
  version: number;
  /** Changes that were saved and not published; absent where there are none, and from what a save answers. */
  draft?: PostDraft;
};
export type ApiProblem = {
  statusCode: number;
  /** One sentence for a person. */
  message: string;
  /** The status in words, such as "Not Found". */
  error: string;
  /** Maps a field of the request to what is wrong with it. */
  fields?: {
    [key: string]: string;
  };
};
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
