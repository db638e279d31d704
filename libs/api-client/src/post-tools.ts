import { LIST } from './page';
import { postToolEndpoints } from './post-tools.gen';

export type * from './post-tools.gen';

/** What is seldom asked of a post. */
export const postToolsApi = postToolEndpoints.enhanceEndpoints({
  endpoints: {
    pinPost: { invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Post', id: LIST }]) },
    unpinPost: { invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Post', id: LIST }]) },
    duplicatePost: { invalidatesTags: (post) => (post ? [{ type: 'Post', id: LIST }] : []) },
    getPostViews: { providesTags: (_views, _error, id) => [{ type: 'Post', id }] },
  },
});

export const { useGetPostViewsQuery, usePinPostMutation, useUnpinPostMutation } = postToolsApi;
