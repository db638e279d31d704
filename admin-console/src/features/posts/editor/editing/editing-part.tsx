import { createPortal } from 'react-dom';
import { isSameBase } from '../post-form-values';
import type { PostEditing } from '../use-post-editing';
import { DraftNotice, DraftOffer } from './draft-offer';
import { OthersHere } from './others-here';
import { SaveDraftButton } from './save-draft-button';
import { StaleSaveDialog } from './stale-save-dialog';
import { useOfferedDraft } from './use-offered-draft';
import { useOtherEditors } from './use-other-editors';
import { partOf } from '../../../../shared/part-of';

/** The notice of unpublished changes, which few posts have. */
const UnpublishedPart = partOf(async () => (await import('./unpublished-notice')).UnpublishedNotice, {
  loading: null,
  errorText: 'These are unpublished changes. What can be done with them could not be loaded',
});

interface EditingPartProps {
  editing: PostEditing;
  /** Where the buttons of the form are, once they are there. */
  bar: HTMLElement | null;
  /** Is given what saves unpublished changes, and null at the end. */
  onSaveDraft: (save: (() => void) | null) => void;
}

/**
 * What an editor knows beyond its own form: unsaved text of earlier visits and other devices, changes that are not
 * published, and who else is here.
 */
export function EditingPart({ editing, bar, onSaveDraft }: EditingPartProps) {
  const { post, form, saving, isBack } = editing;
  const others = useOtherEditors(editing);
  const { offered, restore, discard } = useOfferedDraft(editing);

  return (
    <>
      <OthersHere others={others} />
      {offered && (
        <DraftOffer
          savedAt={offered.savedAt}
          isElsewhere={offered.isElsewhere ?? false}
          outdated={!isSameBase(offered, saving.base)}
          stored={offered.values}
          present={form.getValues()}
          onRestore={() => restore(offered)}
          onDiscard={() => discard(offered)}
        />
      )}
      {isBack && <DraftNotice role="status">Your unsaved text has been restored. Nothing was lost.</DraftNotice>}
      {post?.draft && <UnpublishedPart editing={editing} draft={post.draft} />}
      <StaleSaveDialog editing={editing} />
      {bar && post && createPortal(<SaveDraftButton editing={editing} post={post} onSaveDraft={onSaveDraft} />, bar)}
    </>
  );
}
