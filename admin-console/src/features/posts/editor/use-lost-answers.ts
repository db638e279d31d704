import { useRef } from 'react';
import { problemOf } from '@site/api-client';
import { adminApi, type EditablePost, stalePostOf } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';
import { isUnreachable } from './is-unreachable';

/** `overwrite` writes over a version that is known. */
type Save = (
  input: PostInput,
  work: () => Promise<EditablePost>,
  overwrite: (own: EditablePost) => Promise<EditablePost>,
) => Promise<EditablePost>;

/**
 * A network can fail after the server has saved: the next attempt would then collide with the person's own text, as a
 * second post of the same address or as a change by somebody else. It is recognised by what was sent before.
 */
export function useLostAnswers(): Save {
  const unanswered = useRef<PostInput | null>(null);
  const [list] = adminApi.endpoints.listAdminPosts.useLazyQuery();
  const [read] = adminApi.endpoints.getAdminPost.useLazyQuery();

  const findCreated = async ({ title, slug }: PostInput): Promise<EditablePost | null> => {
    const { items } = await list({ search: title, limit: 100 }).unwrap();
    const found = items.find((post) => post.slug === slug);
    return found ? read(found.id).unwrap() : null;
  };

  const findOwn = async (error: unknown): Promise<EditablePost | null> => {
    const sent = unanswered.current;
    if (!sent || problemOf(error)?.statusCode !== 409) return null;
    const stored = stalePostOf(error) ?? (await findCreated(sent).catch(() => null));
    return stored && isSame(stored, sent) ? stored : null;
  };

  return async (input, work, overwrite) => {
    try {
      const saved = await work();
      unanswered.current = null;
      return saved;
    } catch (error) {
      const own = await findOwn(error);
      if (!own) {
        if (isUnreachable(error)) unanswered.current = input;
        throw error;
      }
      unanswered.current = null;
      return isSame(own, input) ? own : overwrite(own);
    }
  };
}

/** Whether a stored post is what was sent; blank fields are stored as none. */
function isSame(stored: EditablePost, sent: PostInput): boolean {
  const { tags = [], ...fields } = sent;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return (
    names.every((name) => (stored[name] ?? '') === (sent[name] ?? '')) && stored.tags.join('\n') === tags.join('\n')
  );
}
