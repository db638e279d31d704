import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { problemOf } from '@site/api-client';
import { type EditablePost, isUnreachable } from '@site/api-client/admin';
import type { PostInput } from '@site/contracts';

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
export function useLostResponses(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Save {
  const { current: unanswered } = useRef<PostInput[]>([]);

  return async (input, work, overwrite) => {
    const send = async (call: () => Promise<EditablePost>) => {
      try {
        const saved = await call();
        unanswered.length = 0;
        return saved;
      } catch (error) {
        if (isUnreachable(error)) unanswered.push(input);
        throw error;
      }
    };
    try {
      return await send(work);
    } catch (error) {
      if (!unanswered[0] || problemOf(error)?.statusCode !== 409) throw error;
      const { findOwn, isSame } = await import('./lost-save');
      const own = await findOwn(dispatch, unanswered, error);
      return send(async () => (isSame(own, input) ? own : overwrite(own)));
    }
  };
}
