import {
  type EditablePost,
  useCreatePostMutation,
  usePublishPostMutation,
  useUpdatePostMutation,
} from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { requestOf } from './post-form-values';
import { useLostAnswers } from './use-lost-answers';

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
    saving: creating.isLoading || updating.isLoading || publishing.isLoading,
    create: (input: PostInput): Promise<EditablePost> =>
      surely(
        input,
        () => create(requestOf(input)).unwrap(),
        (own) => store(own.id, input, own.version),
      ),
    /** `version`: the one that the input was written on. `compared`: the fields by which a lost save is recognized. */
    update: (id: number, input: PostInput, version: number | undefined, compared = input): Promise<EditablePost> =>
      surely(
        compared,
        () => store(id, input, version),
        (own) => store(id, input, own.version),
      ),
    publish: (id: number, input: PostInput, version: number | undefined): Promise<EditablePost> =>
      surely(
        { ...input, status: 'published' },
        () => publishVersion(id, version),
        (own) => publishVersion(id, own.version),
      ),
  };
}
