import { useMemo } from 'react';
import { adminApi, type EditablePost } from '@site/api-client/admin';
import type { DraftPlace } from './draft-store';

/** Drafts belong to who wrote them. An editor is shown to those who are signed in alone. */
export function useDraftPlace(post: EditablePost | undefined): DraftPlace {
  const { data: user } = adminApi.endpoints.getAdminSession.useQueryState();
  const [userId, postId] = [user?.id ?? '', post?.id];
  return useMemo(() => ({ user: userId, post: postId ?? 'new' }), [userId, postId]);
}
