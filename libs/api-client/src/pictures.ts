import { LIST } from './page';
import { type PictureDetails, pictureEndpoints } from './pictures.gen';
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

const pictureLists = { type: 'Picture', id: LIST } as const;

const picturesApi = pictureEndpoints.enhanceEndpoints({
  addTagTypes: ['Picture'],
  endpoints: {
    listPictures: { providesTags: [pictureLists] },
    getPictureSummary: { providesTags: [pictureLists] },
    getPicture: { providesTags: (_picture, _error, id) => [{ type: 'Picture', id }] },
    listPictureUses: { providesTags: (_page, _error, { id }) => [{ type: 'Picture', id }] },
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
