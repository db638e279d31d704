import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { problemOf } from './errors';
import { LIST, type Page, toPage } from './page';
import { type TagSummary, type TagTaken, tagEndpoints } from './tags.gen';

export type * from './tags.gen';

type Generated = DefinitionsFromApi<typeof tagEndpoints>;
type Definitions = Omit<Generated, 'listTags'> & {
  listTags: OverrideResultType<Generated['listTags'], Page<TagSummary>>;
};

const tagsApi = tagEndpoints.enhanceEndpoints<never, Definitions>({
  endpoints: {
    // Whatever changes a post may change them.
    listTags: {
      transformResponse: (tags: TagSummary[], meta) => toPage(tags, meta),
      providesTags: [{ type: 'Post', id: LIST }],
    },
    // Refused because something has changed: that is read.
    renameTag: { invalidatesTags: ['Post'] },
    removeTag: { invalidatesTags: ['Post'] },
  },
});

/** The tag that has the wanted name already, when a new name was refused for it; else null. */
export function takenTagOf(error: unknown): TagSummary | null {
  const problem: TagTaken | null = problemOf(error);
  return problem?.existing ?? null;
}

export const { useListTagsQuery, useRenameTagMutation, useRemoveTagMutation } = tagsApi;
