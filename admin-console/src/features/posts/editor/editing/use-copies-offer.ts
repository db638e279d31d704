import { useEffect, useRef } from 'react';
import {
  type UnsavedPost,
  useForgetUnsavedPostMutation,
  useLazyListUnsavedPostsQuery,
} from '@site/api-client/post-editing';
import type { PostInput } from '@site/contracts';
import type { Draft } from '../draft-store';
import { findOpenEditors } from '../open-editors';
import type { PostEditing } from '../use-post-editing';

/** Offers what other devices and browsers of the same person have left with the server. */
export function useCopiesOffer({ post, draft: { editor }, offer }: PostEditing): void {
  const [forget] = useForgetUnsavedPostMutation();
  const [list] = useLazyListUnsavedPostsQuery();
  const opened = useRef({ post: post?.id, savedAt: post?.draft?.savedAt ?? post?.updatedAt ?? '', offer });
  useEffect(() => {
    const { post: id, savedAt, offer: at } = opened.current;
    const find = async () => {
      const [stored, open] = [await list(id).unwrap(), await findOpenEditors()];
      const wanted = stored.filter(
        (each) => each.editor !== editor && !open.has(each.editor) && each.savedAt > savedAt,
      );
      const drafts = wanted.map((each) => ({ ...draftOf(each), forget: () => void forget(each.editor) }));
      const isSettled = (each: Draft<PostInput>) => at.settled.current.has(each.editor);
      for (const each of drafts.filter(isSettled)) each.forget();
      at.change((present) =>
        withCopies(
          present,
          drafts.filter((each) => !isSettled(each)),
        ),
      );
    };
    // Without an answer there is what this device has.
    find().catch(() => undefined);
  }, [editor, forget, list]);
}

function draftOf({ editor, savedAt, version, tag, ...values }: UnsavedPost): Draft<PostInput> {
  return { editor, savedAt, version, tag: tag ?? undefined, values, isElsewhere: true };
}

/** Of an editor that both know, what it kept on this device is the latest. */
function withCopies(present: Draft<PostInput>[], copies: Draft<PostInput>[]): Draft<PostInput>[] {
  const [here, there] = [present, copies].map((drafts) => new Map(drafts.map((each) => [each.editor, each])));
  const all = [
    ...present.map((each) => ({ ...each, forget: there?.get(each.editor)?.forget })),
    ...copies.filter(({ editor }) => !here?.has(editor)),
  ];
  return all.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}
