import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { LIST } from './page';
import { type PostDetails, publicEndpoints } from './public.gen';

export type * from './public.gen';
export type * from './shared-schemas.gen';

type Generated = DefinitionsFromApi<typeof publicEndpoints>;
type Definitions = Omit<Generated, 'getPost' | 'getPreview'> & {
  getPost: OverrideResultType<Generated['getPost'], ReadablePost>;
  getPreview: OverrideResultType<Generated['getPreview'], ReadablePost>;
};

/** A post as its page shows it, which knows nothing of the source. */
export type ReadablePost = Omit<PostDetails, 'content'>;

/** The calls of visitors' pages. */
export const publicApi = publicEndpoints.enhanceEndpoints<never, Definitions>({
  endpoints: {
    getCurrentUser: { providesTags: ['Session'] },
    listPosts: { providesTags: [{ type: 'Post', id: LIST }] },
    getPost: {
      providesTags: (post) => (post ? [{ type: 'Post', id: post.id }] : []),
    },
    getRelatedPosts: { providesTags: [{ type: 'Post', id: LIST }] },
    getPreview: {
      providesTags: (post) => (post ? [{ type: 'Post', id: post.id }] : []),
    },
  },
});

export const { useListPostsQuery, useGetPostQuery, useGetRelatedPostsQuery, useGetPreviewQuery } = publicApi;
