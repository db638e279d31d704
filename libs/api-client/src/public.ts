import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { LIST, type Page, toPage } from './page';
import { type PostDetails, type PostSummary, publicEndpoints } from './public.gen';

export type * from './public.gen';

type Generated = DefinitionsFromApi<typeof publicEndpoints>;
type Definitions = Omit<Generated, 'listPosts' | 'getPost' | 'getPreview'> & {
  listPosts: OverrideResultType<Generated['listPosts'], Page<PostSummary>>;
  getPost: OverrideResultType<Generated['getPost'], ReadablePost>;
  getPreview: OverrideResultType<Generated['getPreview'], ReadablePost>;
};

/** A post without its source, which a page would carry beside the HTML made of it. */
export type ReadablePost = Omit<PostDetails, 'content'>;

const readable = ({ content: _, ...post }: PostDetails): ReadablePost => post;

/** The calls of visitors' pages. */
export const publicApi = publicEndpoints.enhanceEndpoints<never, Definitions>({
  endpoints: {
    getCurrentUser: { providesTags: ['Session'] },
    listPosts: {
      transformResponse: (posts: PostSummary[], meta) => toPage(posts, meta),
      providesTags: [{ type: 'Post', id: LIST }],
    },
    getPost: {
      transformResponse: readable,
      providesTags: (post) => (post ? [{ type: 'Post', id: post.id }] : []),
    },
    getRelatedPosts: { providesTags: [{ type: 'Post', id: LIST }] },
    getPreview: {
      transformResponse: readable,
      providesTags: (post) => (post ? [{ type: 'Post', id: post.id }] : []),
    },
  },
});

export const {
  useGetCurrentUserQuery,
  useListPostsQuery,
  useLazyListPostsQuery,
  useGetPostQuery,
  useGetRelatedPostsQuery,
  useGetPreviewQuery,
  useSendContactMessageMutation,
} = publicApi;
