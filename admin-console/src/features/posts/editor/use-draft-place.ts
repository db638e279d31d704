import { useMemo, useState } from 'react';
import { adminApi, type EditablePost } from '@site/api-client/admin';
import type { DraftPlace } from './draft-store';

/** Drafts belong to who wrote them. An editor is shown to those who are signed in alone. */
export function useDraftPlace(of: EditablePost | undefined): DraftPlace {
  const { data } = adminApi.endpoints.getAdminSession.useQueryState();
  // Whose editor it was first: an account that signs in in another tab gets an editor of its own.
  const [user] = useState(data?.id ?? '');
  const post = of?.id ?? 'new';
  return useMemo(() => ({ user, post }), [user, post]);
}
