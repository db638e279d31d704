import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { LIST, type Page, toPage } from './page';
import { type PostSummary, publicEndpoints } from './public.gen';

export type * from './public.gen';

type Generated = DefinitionsFromApi<typeof publicEndpoints>;
type Definitions = Omit<Generated, 'listPosts'> & {
  listPosts: OverrideResultType<Generated['listPosts'], Page<PostSummary>>;
};

/** The calls of visitors' pages. */
export const publicApi = publicEndpoints.enhanceEndpoints<never, Definitions>({
  endpoints: {
    getCurrentUser: { providesTags: ['Session'] },
    listPosts: {
      transformResponse: (posts: PostSummary[], meta) => toPage(posts, meta),
      providesTags: [{ type: 'Post', id: LIST }],
    },
    getPost: { providesTags: (post) => (post ? [{ type: 'Post', id: post.id }] : []) },
    getPreview: { providesTags: (post) => (post ? [{ type: 'Post', id: post.id }] : []) },
  },
});

export const {
  useGetCurrentUserQuery,
  useListPostsQuery,
  useLazyListPostsQuery,
  useGetPostQuery,
  useGetPreviewQuery,
  useSendContactMessageMutation,
} = publicApi;
