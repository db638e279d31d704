import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { adminApi, type EditablePost, stalePostOf } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const fresh = { subscribe: false, forceRefetch: true };

/** The post that a save has stored whose answer was lost; null where what is stored is somebody else's. */
export async function findOwn(dispatch: Dispatch, sent: PostInput, error: unknown): Promise<EditablePost | null> {
  const stored = stalePostOf(error) ?? (await findCreated(dispatch, sent).catch(() => null));
  return stored && isSame(stored, sent) ? stored : null;
}

async function findCreated(dispatch: Dispatch, { title, slug }: PostInput): Promise<EditablePost | null> {
  const { listAdminPosts, getAdminPost } = adminApi.endpoints;
  const { items } = await dispatch(listAdminPosts.initiate({ search: title, limit: 100 }, fresh)).unwrap();
  const found = items.find((post) => post.slug === slug);
  return found ? dispatch(getAdminPost.initiate(found.id, fresh)).unwrap() : null;
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
