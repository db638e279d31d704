import { type Page, toPage } from './page';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTags: build.query<Page<ListTagsApiResponse[number]>, ListTagsApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/posts/tags`,
        params: {
          search: queryArg.search,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    renameTag: build.mutation<RenameTagApiResponse, RenameTagApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/tags`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    removeTag: build.mutation<RemoveTagApiResponse, RemoveTagApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/posts/tags`,
        method: 'DELETE',
        params: {
          name: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as tagEndpoints };
export type ListTagsApiResponse = /** status 200  */ TagSummary[];
export type ListTagsApiArg = {
  /** A part of the tag. Search must be at most 200 characters. */
  search?: string;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
};
export type RenameTagApiResponse = /** status 200  */ TagChange;
export type RenameTagApiArg = TagRenameInput;
export type RemoveTagApiResponse = /** status 200  */ TagChange;
export type RemoveTagApiArg = /** Name must be at most 100 characters. */ string;
export type TagSummary = {
  name: string;
  published: number;
  drafts: number;
  /** Posts that have it only in their unpublished changes. */
  unpublishedChanges: number;
};
export type TagChange = {
  /** How many posts were changed, those counted whose unpublished changes alone have the tag. */
  posts: number;
};
export type TagTaken = {
  existing?: TagSummary;
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
export type TagRenameInput = {
  name: string;
  newName: string;
  /** Agrees that posts have the new name already, and that the two tags become one. */
  merge?: boolean;
};
