import { useCallback, useEffect } from 'react';
import {
  useCreatePreviewLinkMutation,
  useGetAdminSessionQuery,
  useLazyListPreviewLinksQuery,
} from '@site/api-client/admin';
import { useSessionEnd } from '../../../session/use-session-end';

/** The links to a post's preview that still work. Creates one for the signed-in user, unless they have one already. */
export function usePreviewLinks(postId: number) {
  const self = useGetAdminSessionQuery().data?.id;
  const [load, list] = useLazyListPreviewLinksQuery();
  const [create, creation] = useCreatePreviewLinkMutation();
  useSessionEnd(list.error ?? creation.error);

  const open = useCallback(async () => {
    if (!self) return;
    const { data: links } = await load(postId);
    if (links && !links.some(({ createdById }) => createdById === self)) await create(postId);
  }, [load, create, postId, self]);
  useEffect(() => void open(), [open]);

  const own = list.data?.find(({ createdById }) => createdById === self);
  // A link that was just created is not in the list until that is loaded again.
  const isComplete = own !== undefined || !(list.isFetching || creation.isLoading || creation.isError);
  return {
    query: {
      data: isComplete ? list.data : undefined,
      error: list.error ?? creation.error,
      isFetching: list.isFetching || creation.isLoading,
      refetch: open,
    },
    /** The signed-in user's newest link; none once they have revoked all of theirs. */
    own,
    self,
    create: () => create(postId).unwrap(),
    isCreating: creation.isLoading,
  };
}
