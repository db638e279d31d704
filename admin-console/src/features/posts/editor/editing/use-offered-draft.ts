import { type Draft, dropDraft, newEditor, storeDraft } from '../draft-store';
import { formValuesOf } from '../post-form-values';
import type { PostEditing } from '../use-post-editing';
import { useFoundDrafts } from './use-found-drafts';

/** The draft that is on offer, to be restored or discarded. */
export function useOfferedDraft(editing: PostEditing) {
  const { post, form, saving, draft, offer, place } = editing;
  const withdraw = ({ editor }: Draft) => {
    offer.settled.current.add(editor);
    offer.change((present) => present.filter((each) => each.editor !== editor));
  };
  const drop = ({ editor, forget }: Draft) => {
    // A new post has another place once it is created.
    for (const each of [offer.place, place]) dropDraft(each, editor);
    forget?.();
  };

  /** What a draft takes the place of becomes one itself, to be had back. */
  const putAside = () => {
    if (!form.formState.isDirty) return;
    const text = { editor: newEditor(), values: form.getValues(), ...saving.base, savedAt: new Date().toISOString() };
    storeDraft(place, text);
    offer.change((present) => [...present, { ...text, isAside: true }]);
  };

  const restore = (taken: Draft) => {
    const { values, version, tag } = taken;
    putAside();
    // Another version of the console may have written it, with other fields: what it lacks stays as the post has it.
    form.reset(formValuesOf({ ...formValuesOf(post), ...values }), { keepDefaultValues: true });
    // A tag that is nobody's: what is stored was not known to this text.
    if (version !== null) saving.writtenOn({ version, tag: tag ?? (post?.draft && '') });
    offer.setRestored(taken);
    withdraw(taken);
    if (storeDraft(place, { ...taken, editor: draft.editor })) drop(taken);
  };
  const discard = (unwanted: Draft) => {
    withdraw(unwanted);
    drop(unwanted);
  };

  useFoundDrafts(editing, restore);
  return { offered: offer.drafts[0], restore, discard };
}
