import { outdates } from './admin';
import type { ApiError } from './base-query';
import { LIST } from './page';
import { postToolEndpoints } from './post-tools.gen';

export type * from './post-tools.gen';

const listsAfter = (_done: unknown, error?: ApiError) => (outdates(error) ? [{ type: 'Post' as const, id: LIST }] : []);

/** What is seldom asked of a post. */
export const postToolsApi = postToolEndpoints.enhanceEndpoints({
  endpoints: {
    pinPost: { invalidatesTags: listsAfter },
    unpinPost: { invalidatesTags: listsAfter },
    duplicatePost: { invalidatesTags: listsAfter },
    getPostViews: { providesTags: (_views, _error, id) => [{ type: 'Post', id }] },
  },
});

export const { useGetPostViewsQuery, usePinPostMutation, useUnpinPostMutation } = postToolsApi;
