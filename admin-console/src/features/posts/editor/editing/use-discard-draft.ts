import { problemOf } from '@site/api-client';
import { adminApi, stalePostOf } from '@site/api-client/admin';
import { useDiscardPostDraftMutation } from '@site/api-client/post-editing';
import { useToast } from '@site/ui';
import { useFailure } from '../../../session/use-failure';
import { baseOf } from '../post-form-values';
import type { PostEditing } from '../use-post-editing';

/** Goes back to the post as its readers see it. Changes that a colleague has saved meanwhile stay, and are shown. */
export function useDiscardDraft({ post, saving }: PostEditing) {
  const [send, { isLoading }] = useDiscardPostDraftMutation();
  const [read] = adminApi.endpoints.getAdminPost.useLazyQuery();
  const showFailure = useFailure();
  const { toast } = useToast();

  const discard = async () => {
    if (!post?.draft) return;
    try {
      const gone = (error: unknown) => problemOf(error)?.statusCode === 404;
      await send({ id: post.id, tag: post.draft.tag })
        .unwrap()
        .catch((error: unknown) => (gone(error) ? null : Promise.reject(error)));
      const live = await read(post.id).unwrap();
      saving.adopt(live);
      saving.writtenOn(baseOf(live));
      toast({ title: 'Success', description: 'Changes discarded', variant: 'success' });
    } catch (error) {
      const theirs = stalePostOf(error);
      if (theirs) saving.adopt(theirs);
      showFailure(error, theirs ? 'Other changes were saved meanwhile' : 'Failed to discard the changes');
    }
  };
  return { discard, discarding: isLoading };
}
