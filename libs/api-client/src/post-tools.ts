import { LIST } from './page';
import { postToolEndpoints } from './post-tools.gen';

/** What is seldom asked of a post. */
export const postToolsApi = postToolEndpoints.enhanceEndpoints({
  endpoints: {
    duplicatePost: { invalidatesTags: (post) => (post ? [{ type: 'Post', id: LIST }] : []) },
  },
});
