import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import {
  type EditablePost,
  useCreatePostMutation,
  usePublishPostMutation,
  useUpdatePostMutation,
} from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { requestOf, type TextBase } from './post-form-values';
import { useLostResponses } from './use-lost-responses';

/** The calls that save a post. One whose answer was lost is not made again where it has been carried out. */
export function usePostCalls() {
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const [publish] = usePublishPostMutation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const surely = useLostResponses(dispatch);

  const store = async (id: number, input: PostInput, { version, tag }: TextBase) => {
    const saved = { id, postInput: requestOf(input), 'If-Match': `"${version}"` };
    if (tag === undefined) return update(saved).unwrap();
    const { publishDraft } = await import('./editing/publish-draft');
    return dispatch(publishDraft({ ...saved, tag })).unwrap();
  };
  const publishVersion = (id: number, version: number | null) => publish({ id, 'If-Match': `"${version}"` }).unwrap();

  return {
    create: (input: PostInput): Promise<EditablePost> =>
      surely(
        input,
        () => create(requestOf(input)).unwrap(),
        (own) => store(own.id, input, own),
      ),
    /**
     * Where the input was written on unpublished changes, it publishes them. `compared`: the fields by which a lost save
     * is recognized.
     */
    update: (id: number, input: PostInput, base: TextBase, compared = input): Promise<EditablePost> =>
      surely(
        compared,
        () => store(id, input, base),
        ({ version }) => store(id, input, { ...base, version }),
      ),
    publish: (id: number, input: PostInput, version: number | null): Promise<EditablePost> =>
      surely(
        { ...input, status: 'published' },
        () => publishVersion(id, version),
        (own) => publishVersion(id, own.version),
      ),
  };
}
