import { postAndLists } from './admin';
import { postEditingEndpoints } from './post-editing.gen';

export type * from './post-editing.gen';

/** Unpublished changes, what editors have unsaved, and who has a post open. */
export const postEditingApi = postEditingEndpoints.enhanceEndpoints({
  endpoints: {
    savePostDraft: { invalidatesTags: postAndLists },
    publishPostDraft: { invalidatesTags: postAndLists },
    discardPostDraft: { invalidatesTags: (_done, error, { id }) => (error ? [] : postAndLists({ id })) },
  },
});

export const {
  useSavePostDraftMutation,
  useDiscardPostDraftMutation,
  useLazyListUnsavedPostsQuery,
  useOpenPostEditorMutation,
  useClosePostEditorMutation,
  useKeepUnsavedPostMutation,
  useForgetUnsavedPostMutation,
} = postEditingApi;
