import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { LIST, type Page, toPage } from './page';
import { type PictureDetails, type PictureUse, pictureEndpoints } from './pictures.gen';
import { sendPicture, type UploadOptions } from './upload-picture';

export type * from './pictures.gen';

/** What a replacement did. */
export interface PictureReplacement {
  picture: PictureDetails;
  /** How many posts were changed. */
  posts: number;
}

/** Puts a file in the place of a picture wherever that is shown. Rejects with an ApiError. */
export const replacePicture = (id: number, file: File, options: UploadOptions): Promise<PictureReplacement> =>
  sendPicture(`/api/admin/pictures/${id}/replacement`, file, options);

type Generated = DefinitionsFromApi<typeof pictureEndpoints>;
type Lists = 'listPictures' | 'listPictureUses';
type Definitions = Omit<Generated, Lists> & {
  listPictures: OverrideResultType<Generated['listPictures'], Page<PictureDetails>>;
  listPictureUses: OverrideResultType<Generated['listPictureUses'], Page<PictureUse>>;
};

const pictureLists = { type: 'Picture', id: LIST } as const;

const picturesApi = pictureEndpoints.enhanceEndpoints<'Picture', Definitions>({
  addTagTypes: ['Picture'],
  endpoints: {
    listPictures: {
      transformResponse: (pictures: PictureDetails[], meta) => toPage(pictures, meta),
      providesTags: [pictureLists],
    },
    getPictureSummary: { providesTags: [pictureLists] },
    getPicture: { providesTags: (_picture, _error, id) => [{ type: 'Picture', id }] },
    listPictureUses: {
      transformResponse: (uses: PictureUse[], meta) => toPage(uses, meta),
      providesTags: (_page, _error, { id }) => [{ type: 'Picture', id }],
    },
    updatePicture: {
      invalidatesTags: (picture) => (picture ? [pictureLists, { type: 'Picture', id: picture.id }] : []),
    },
    // Refused because something has changed: that is read.
    deletePicture: { invalidatesTags: [pictureLists] },
    deleteUnusedPictures: { invalidatesTags: [pictureLists] },
  },
});

/** To be called when an upload or a replacement, which are no calls of this client, has changed what there is. */
export const picturesChanged = (posts: boolean) =>
  picturesApi.util.invalidateTags(posts ? ['Picture', 'Post'] : ['Picture']);

export const {
  useListPicturesQuery,
  useGetPictureSummaryQuery,
  useGetPictureQuery,
  useListPictureUsesQuery,
  useUpdatePictureMutation,
  useDeletePictureMutation,
  useDeleteUnusedPicturesMutation,
} = picturesApi;
