import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { problemOf } from '@site/api-client';
import type { EditablePost } from '@site/api-client/admin';
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
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();

  return async (input, work, overwrite) => {
    try {
      const saved = await work();
      unanswered.current = null;
      return saved;
    } catch (error) {
      const sent = unanswered.current;
      const lost = sent && problemOf(error)?.statusCode === 409 ? await import('./lost-save').catch(() => null) : null;
      const own = sent && (await lost?.findOwn(dispatch, sent, error));
      if (!lost || !own) {
        if (isUnreachable(error)) unanswered.current = input;
        throw error;
      }
      unanswered.current = null;
      return lost.isSame(own, input) ? own : overwrite(own);
    }
  };
}
