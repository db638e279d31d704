import { type Page, toPage } from './page';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPictures: build.query<Page<ListPicturesApiResponse[number]>, ListPicturesApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/pictures`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          address: queryArg.address,
          use: queryArg.use,
        },
      }),
    }),
    getPictureSummary: build.query<GetPictureSummaryApiResponse, GetPictureSummaryApiArg>({
      query: () => ({ url: `/api/admin/pictures/summary` }),
    }),
    deleteUnusedPictures: build.mutation<DeleteUnusedPicturesApiResponse, DeleteUnusedPicturesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/pictures/delete-unused`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getPicture: build.query<GetPictureApiResponse, GetPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/pictures/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updatePicture: build.mutation<UpdatePictureApiResponse, UpdatePictureApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.pictureInput,
      }),
    }),
    deletePicture: build.mutation<DeletePictureApiResponse, DeletePictureApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/pictures/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    listPictureUses: build.query<Page<ListPictureUsesApiResponse[number]>, ListPictureUsesApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/admin/pictures/${encodeURIComponent(String(queryArg.id))}/uses`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as pictureEndpoints };
export type ListPicturesApiResponse = /** status 200  */ PictureDetails[];
export type ListPicturesApiArg = {
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
  /** A part of the name or of the alternative text. Search must be at most 200 characters. */
  search?: string;
  /** The one that is served there. Address must be at most 2048 characters. */
  address?: string;
  /** Whether a post or a profile shows it now. */
  use?: 'used' | 'unused';
};
export type GetPictureSummaryApiResponse = /** status 200  */ PictureSummary;
export type GetPictureSummaryApiArg = void;
export type DeleteUnusedPicturesApiResponse = /** status 200  */ PictureDeletion;
export type DeleteUnusedPicturesApiArg = UnusedPicturesInput;
export type GetPictureApiResponse = /** status 200  */ PictureDetails;
export type GetPictureApiArg = number;
export type UpdatePictureApiResponse = /** status 200  */ PictureDetails;
export type UpdatePictureApiArg = {
  id: number;
  pictureInput: PictureInput;
};
export type DeletePictureApiResponse = unknown;
export type DeletePictureApiArg = number;
export type ListPictureUsesApiResponse = /** status 200  */ PictureUse[];
export type ListPictureUsesApiArg = {
  id: number;
  /** Limit must be a whole number from 1 to 100. */
  limit?: number;
  /** Offset must be a whole number from 0 to 1000000. */
  offset?: number;
};
export type PictureVariant = {
  url: string;
  width: number;
};
export type PictureDetails = {
  id: number;
  /** A path of this site. */
  url: string;
  width: number;
  height: number;
  /** From the narrowest to the picture itself. */
  variants: PictureVariant[];
  /** What it shows, for people who can't see it; empty where nobody said so. */
  alt: string;
  name: string;
  /** The point that stays visible where the picture is cropped, in percent from the left. */
  focusX: number;
  /** As `focusX`, from the top. */
  focusY: number;
  /** Of all its copies. */
  bytes: number;
  /** Null: not known. */
  uploadedByName: string | null;
  createdAt: string;
  /** How many posts show it as they are now. */
  posts: number;
  /** How many other posts show it in an earlier version. */
  earlierPosts: number;
  /** Usernames of those whose profile shows it. */
  profiles: string[];
};
export type PictureSummary = {
  pictures: number;
  bytes: number;
  /** How many bytes all pictures together may take. */
  quotaBytes: number;
  /** Pictures that for 30 days and more no post, no earlier version of one and no profile has shown. */
  unusedPictures: number;
  unusedBytes: number;
};
export type PictureDeletion = {
  pictures: number;
  bytes: number;
};
export type UnusedPicturesInput = {
  /** How many there are, as `GET /api/admin/pictures/summary` told. */
  pictures: number;
};
export type PictureInput = {
  name?: string;
  /** For people who can't see it; empty where it is only decoration. */
  alt?: string;
  /** The point that stays visible where a picture is cropped, in percent from the left. */
  focusX?: number;
  /** As `focusX`, from the top. */
  focusY?: number;
};
export type PictureUse = {
  id: number;
  title: string;
  status: 'draft' | 'published';
  /** False: only an earlier version of the post shows it. */
  isCurrent: boolean;
};
