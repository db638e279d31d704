import { LIST } from './page';
import { postToolEndpoints } from './post-tools.gen';

export type * from './post-tools.gen';

/** What is seldom asked of a post. */
export const postToolsApi = postToolEndpoints.enhanceEndpoints({
  endpoints: {
    duplicatePost: { invalidatesTags: (post) => (post ? [{ type: 'Post', id: LIST }] : []) },
    getPostViews: { providesTags: (_views, _error, id) => [{ type: 'Post', id }] },
  },
});

export const { useGetPostViewsQuery } = postToolsApi;
