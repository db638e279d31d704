import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { adminApi, type EditablePost, stalePostOf } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const fresh = { subscribe: false, forceRefetch: true };

/**
 * The post that one of these saves has stored, whose answers were lost. Throws the error where what is stored is somebody
 * else's, and another where that can't be read: nobody may hear then that the address is taken.
 */
export async function findOwn(dispatch: Dispatch, sent: readonly PostInput[], error: unknown): Promise<EditablePost> {
  const stored = stalePostOf(error) ?? (await findCreated(dispatch, sent));
  if (stored && sent.some((one) => isSame(stored, one))) return stored;
  throw error;
}

async function findCreated(dispatch: Dispatch, sent: readonly PostInput[]): Promise<EditablePost | null> {
  const { listAdminPosts, getAdminPost } = adminApi.endpoints;
  for (const { title, slug } of sent) {
    const { items } = await dispatch(listAdminPosts.initiate({ search: title, limit: 100 }, fresh)).unwrap();
    const found = items.find((post) => post.slug === slug);
    if (found) return dispatch(getAdminPost.initiate(found.id, fresh)).unwrap();
  }
  return null;
}

/** Whether a stored post is what was sent; blank fields are stored as none, no author as whoever sent it. */
export function isSame(stored: EditablePost, sent: PostInput): boolean {
  const { tags = [], authorId, ...fields } = sent;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return (
    names.every((name) => (stored[name] ?? '') === (sent[name] ?? '')) &&
    stored.authorId === (authorId || stored.authorId) &&
    stored.tags.join('\n') === tags.join('\n')
  );
}
