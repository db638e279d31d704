import { useEffect, useRef } from 'react';
import {
  type UnsavedPost,
  useForgetUnsavedPostMutation,
  useLazyListUnsavedPostsQuery,
} from '@site/api-client/post-editing';
import { type Draft, dropDraft } from '../draft-store';
import { findDrafts } from '../find-drafts';
import { findOpenEditors } from '../open-editors';
import { baseOf, isSameBase } from '../post-form-values';
import type { PostEditing } from '../use-post-editing';
import { isText } from './is-text';

/**
 * Finds what earlier visits to a post left unsaved, on this device and then with the server, and other tabs are not
 * writing on at this moment. However old it is: a colleague may have saved since, or a clock may be wrong. Of no use is
 * only what is saved word for word. `take` puts a draft into the editor.
 */
export function useFoundDrafts(editing: PostEditing, take: (draft: Draft) => void): void {
  const [forget] = useForgetUnsavedPostMutation();
  const [list] = useLazyListUnsavedPostsQuery();
  const opened = useRef({ ...editing, take });
  useEffect(() => {
    const { post, form, draft, signedInAgain, offer } = opened.current;
    const { place, settled, change } = offer;
    let left = false;

    const findHere = (open: Set<string>) => {
      const isOpen = ({ editor }: Draft) => editor === draft.editor || open.has(editor);
      const found = findDrafts(place).filter((each) => !isOpen(each));
      const drafts = found.filter(({ isPassedOver, values }) => !isPassedOver && !isText(post, values));
      for (const each of found) if (isText(post, each.values)) dropDraft(place, each.editor);
      change(drafts);
      const [newest] = drafts;
      // Whoever was sent to the sign-in goes on where they were, unless they have begun to type.
      const isWanted = newest && signedInAgain && isSameBase(newest, baseOf(post)) && !form.formState.isDirty;
      if (isWanted) opened.current.take(newest);
    };
    const findThere = (stored: UnsavedPost[], open: Set<string>) => {
      const passedOver = findDrafts(place).filter(({ isPassedOver }) => isPassedOver);
      const isNew = (copy: Draft) =>
        passedOver.every((each) => each.editor !== copy.editor || (each.isElsewhere && each.savedAt !== copy.savedAt));
      const copies = stored
        .filter(({ editor }) => editor !== draft.editor && !open.has(editor))
        .map((each) => ({ ...draftOf(each), forget: () => void forget(each.editor) }));
      const isDone = ({ editor, values }: Draft) => settled.current.has(editor) || isText(post, values);
      for (const each of copies.filter(isDone)) each.forget();
      change((present) =>
        withCopies(
          present,
          copies.filter((each) => !isDone(each) && isNew(each)),
        ),
      );
    };
    const find = async () => {
      const open = await findOpenEditors();
      if (left) return;
      findHere(open);
      const stored = await list(post?.id).unwrap();
      const openNow = await findOpenEditors();
      if (!left) findThere(stored, openNow);
    };
    // Without an answer there is what this device has.
    find().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [forget, list]);
}

function draftOf({ editor, savedAt, version, tag, ...values }: UnsavedPost): Draft {
  return { editor, savedAt, version, tag: tag ?? undefined, values, isElsewhere: true };
}

/** Of an editor that both know, what it kept on this device is the latest. */
function withCopies(present: Draft[], copies: Draft[]): Draft[] {
  const [here, there] = [present, copies].map((drafts) => new Map(drafts.map((each) => [each.editor, each])));
  const all = [
    ...present.map((each) => ({ ...each, forget: there?.get(each.editor)?.forget })),
    ...copies.filter(({ editor }) => !here?.has(editor)),
  ];
  return all.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}
