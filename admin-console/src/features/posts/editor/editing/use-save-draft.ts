import { useRef, useState } from 'react';
import { type EditablePost, isUnreachable, stalePostOf } from '@site/api-client/admin';
import { type PostDraftInput, useSavePostDraftMutation } from '@site/api-client/post-editing';
import type { PostInput } from '@site/contracts';
import { applyServerErrors } from '../../../../shared/apply-server-errors';
import { localDateTime } from '../../../../shared/local-date';
import { useFailure } from '../../../session/use-failure';
import { useSavedToast } from '../../use-saved-toast';
import { baseOf, formValuesOf, type TextBase } from '../post-form-values';
import { rebaseForm } from '../rebase-form';
import type { PostEditing } from '../use-post-editing';
import { isText } from './is-text';

/** Saves what the form holds, finished or not, without the post's readers seeing it. */
export function useSaveDraft({ form, saving, pictures, draft, takeSaved }: PostEditing, { id }: EditablePost) {
  const [send, { isLoading }] = useSavePostDraftMutation();
  const [stale, setStale] = useState<EditablePost | null>(null);
  const busy = useRef(false);
  // Texts that the server may have stored: no answer came.
  const unanswered = useRef<PostInput[]>([]);
  const showFailure = useFailure();
  const showSaved = useSavedToast();

  const settle = (sent: PostInput, saved: EditablePost) => {
    unanswered.current = [];
    rebaseForm(form, sent);
    takeSaved(saved);
    saving.writtenOn(baseOf(saved));
    const publishAt = saved.draft?.publishAt;
    showSaved(publishAt ? `Changes are published on ${localDateTime(publishAt)}` : 'Draft saved', saved);
  };
  const store = async (base: TextBase): Promise<void> => {
    const sent = { ...form.getValues(), tags: [...(form.getValues('tags') ?? [])] };
    form.clearErrors();
    try {
      settle(sent, await send({ id, postDraftInput: inputOf(sent, base) }).unwrap());
    } catch (error) {
      draft.storeNow();
      if (isUnreachable(error)) unanswered.current.push(sent);
      const stored = stalePostOf(error);
      // What was saved before, and only its answer was lost, is no conflict: it is done, or written over.
      if (stored && isText(stored, sent)) return settle(sent, stored);
      if (stored && unanswered.current.some((one) => isText(stored, one))) {
        unanswered.current = [];
        return store(writeOn(stored, saving));
      }
      if (stored) return setStale(stored);
      applyServerErrors(form, error);
      showFailure(error, 'Failed to save the draft');
    }
  };
  const save = async (base = saving.base) => {
    if (busy.current || pictures.stopSave()) return;
    busy.current = true;
    await store(base).finally(() => (busy.current = false));
  };

  return {
    save,
    saving: isLoading,
    /** The post, with its changes where they are what somebody else has saved meanwhile. */
    stale,
    dismissStale: () => setStale(null),
    takeTheirs: (theirs: EditablePost) => {
      setStale(null);
      saving.adopt(theirs);
    },
    saveMerged: (merged: PostInput) => {
      if (!stale) return;
      setStale(null);
      // At no moment is the form clean: the copy on this device would be dropped.
      form.reset(formValuesOf(stale), { keepValues: true });
      form.reset(merged, { keepDefaultValues: true });
      void save(writeOn(stale, saving));
    },
  };
}

/** Makes what is stored the base of the text. Where it speaks of no changes, those that this device knows are stored still. */
function writeOn(stored: EditablePost, saving: PostEditing['saving']): TextBase {
  const base = { ...baseOf(stored), tag: stored.draft?.tag ?? saving.base.tag };
  saving.writtenOn(base);
  return base;
}

/** Changes are of a published post: its status is none of them. */
function inputOf({ ...text }: PostInput, { version, tag }: TextBase): PostDraftInput {
  delete text.status;
  return { ...text, version: version ?? 1, tag };
}
