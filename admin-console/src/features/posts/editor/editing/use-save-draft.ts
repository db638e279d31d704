import { useRef, useState } from 'react';
import { type EditablePost, stalePostOf } from '@site/api-client/admin';
import { type PostDraftInput, useSavePostDraftMutation } from '@site/api-client/post-editing';
import type { PostInput } from '@site/contracts';
import { applyServerErrors } from '../../../../shared/apply-server-errors';
import { localDateTime } from '../../../../shared/local-date';
import { sessionTexts } from '../../../session/session-texts';
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
  const showFailure = useFailure(sessionTexts.expired);
  const showSaved = useSavedToast();

  const settle = (sent: PostInput, saved: EditablePost) => {
    rebaseForm(form, sent);
    takeSaved(saved);
    saving.writtenOn(baseOf(saved));
    const publishAt = saved.draft?.publishAt;
    showSaved(publishAt ? `Changes are published on ${localDateTime(publishAt)}` : 'Draft saved', saved);
  };
  const store = async (base: TextBase) => {
    const sent = { ...form.getValues(), tags: [...(form.getValues('tags') ?? [])] };
    form.clearErrors();
    try {
      settle(sent, await send({ id, postDraftInput: inputOf(sent, base) }).unwrap());
    } catch (error) {
      draft.storeNow();
      const stored = stalePostOf(error);
      // What was saved before, and only its answer was lost, is no conflict.
      if (stored) return isText(stored, sent) ? settle(sent, stored) : setStale(stored);
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
      // Where the answer speaks of no changes, those that this device knows are stored still.
      const base = { ...baseOf(stale), tag: stale.draft?.tag ?? saving.base.tag };
      saving.writtenOn(base);
      void save(base);
    },
  };
}

/** Changes are of a published post: its status is none of them. */
function inputOf({ ...text }: PostInput, { version, tag }: TextBase): PostDraftInput {
  delete text.status;
  return { ...text, version: version ?? 1, tag };
}
