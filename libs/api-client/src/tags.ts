import { problemOf } from './errors';
import { LIST } from './page';
import { type TagSummary, type TagTaken, tagEndpoints } from './tags.gen';

export type * from './tags.gen';

const tagsApi = tagEndpoints.enhanceEndpoints({
  endpoints: {
    // Whatever changes a post may change them.
    listTags: { providesTags: [{ type: 'Post', id: LIST }] },
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
