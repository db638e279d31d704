import { LIST } from './page';
import { postToolEndpoints } from './post-tools.gen';

/** What is seldom asked of a post. */
export const postToolsApi = postToolEndpoints.enhanceEndpoints({
  endpoints: {
    pinPost: { invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Post', id: LIST }]) },
    unpinPost: { invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Post', id: LIST }]) },
    duplicatePost: { invalidatesTags: (post) => (post ? [{ type: 'Post', id: LIST }] : []) },
  },
});

export const { usePinPostMutation, useUnpinPostMutation } = postToolsApi;
