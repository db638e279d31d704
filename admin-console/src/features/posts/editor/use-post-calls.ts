import {
  type EditablePost,
  useCreatePostMutation,
  usePublishPostMutation,
  useUpdatePostMutation,
} from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { requestOf } from './post-form-values';
import { useLostAnswers } from './use-lost-answers';

interface Update {
  id: number;
  input: PostInput;
  /** The one that the input was written on. */
  version: number | undefined;
  /** What of it tells the answer to a save that was lost. */
  told?: PostInput;
}

/** The calls that save a post. One whose answer was lost is not made again where it has been carried out. */
export function usePostCalls() {
  const [create, creating] = useCreatePostMutation();
  const [update, updating] = useUpdatePostMutation();
  const [publish, publishing] = usePublishPostMutation();
  const surely = useLostAnswers();

  const store = (id: number, input: PostInput, version: number | undefined) =>
    update({ id, postInput: requestOf(input), 'If-Match': `"${version}"` }).unwrap();
  const publishVersion = (id: number, version: number | undefined) =>
    publish({ id, 'If-Match': `"${version}"` }).unwrap();

  return {
    areSaving: creating.isLoading || updating.isLoading || publishing.isLoading,
    create: (input: PostInput): Promise<EditablePost> =>
      surely({
        input,
        work: () => create(requestOf(input)).unwrap(),
        overwrite: (own) => store(own.id, input, own.version),
      }),
    update: ({ id, input, version, told = input }: Update): Promise<EditablePost> =>
      surely({
        input: told,
        work: () => store(id, input, version),
        overwrite: (own) => store(id, input, own.version),
      }),
    publish: ({ id, input, version }: Update): Promise<EditablePost> =>
      surely({
        input: { ...input, status: 'published' },
        work: () => publishVersion(id, version),
        overwrite: (own) => publishVersion(id, own.version),
      }),
  };
}
