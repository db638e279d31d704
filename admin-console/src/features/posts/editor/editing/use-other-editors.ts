import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type PostEditorPerson,
  useClosePostEditorMutation,
  useForgetUnsavedPostMutation,
  useKeepUnsavedPostMutation,
  useOpenPostEditorMutation,
} from '@site/api-client/post-editing';
import type { PostEditing } from '../use-post-editing';
import { ServerCopy } from './server-copy';

/**
 * Keeps what is typed with the server as well, for other devices of the same person, and learns who else has the post
 * open. What fails is tried again until it succeeds; this device has a copy of its own.
 */
export function useOtherEditors({ post, form, place, saving, draft, setOnServer }: PostEditing): PostEditorPerson[] {
  const [others, setOthers] = useState<PostEditorPerson[]>([]);
  const [keep] = useKeepUnsavedPostMutation();
  const [open] = useOpenPostEditorMutation();
  const [forget] = useForgetUnsavedPostMutation();
  const [close] = useClosePostEditorMutation();
  const { editor } = draft;
  const account = place.user;

  // What waits to be kept belongs to the post and the version of its latest save.
  const latest = useRef({ post: post?.id, base: saving.base });
  useEffect(() => {
    latest.current = { post: post?.id, base: saving.base };
  });

  // No key falls between the look at what was typed before and the subscription, as it can before a later effect.
  useLayoutEffect(() => {
    const unsavedPostInput = () => ({ ...form.getValues(), post: latest.current.post, ...latest.current.base });
    const copy = new ServerCopy({
      editor,
      account,
      inputOf: unsavedPostInput,
      keep: async () => setOthers((await keep({ editor, unsavedPostInput: unsavedPostInput() }).unwrap()).others),
      open: async () => {
        const { post: id } = latest.current;
        if (id !== undefined) setOthers((await open({ editor, postEditorInput: { post: id } }).unwrap()).others);
      },
      forget: () => forget(editor).unwrap(),
      close: () => close(editor).unwrap(),
      onKept: setOnServer,
    });
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => copy.change(Boolean(isDirty)),
    });
    const end = copy.open();
    if (form.formState.isDirty) copy.change(true);
    return () => {
      unsubscribe();
      end();
    };
  }, [editor, account, form, keep, open, forget, close, setOnServer]);
  return others;
}
