import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditablePost } from '@site/api-client/admin';
import { commonDraft } from '../post-form-values';
import { SaveButton } from '../save-button';
import type { PostEditing } from '../use-post-editing';
import { StalePart } from './stale-save-dialog';
import { useSaveDraft } from './use-save-draft';

interface SaveDraftButtonProps {
  editing: PostEditing;
  post: EditablePost;
  onSaveDraft: (save: (() => void) | null) => void;
}

/** Keeps the changes of a published post from its readers. Where a time is set, the form's own button plans them. */
export function SaveDraftButton({ editing, post, onSaveDraft }: SaveDraftButtonProps) {
  const { form, saving } = editing;
  const [status, publishAt] = useWatch({ control: form.control, name: ['status', 'publishAt'] });
  const draft = useSaveDraft(editing, post);
  const isLive = post.status === 'published' && status === 'published';
  const isPlanned = Boolean(publishAt);

  useEffect(() => {
    onSaveDraft(() => void draft.save());
    return () => onSaveDraft(null);
  });

  return (
    <>
      {isLive && !isPlanned && (
        <SaveButton
          $tone="outline"
          $waiting={draft.saving || saving.saving}
          saving={draft.saving}
          onClick={() => void draft.save()}
        >
          Save draft
        </SaveButton>
      )}
      {draft.stale && (
        <StalePart
          version={saving.base.version}
          base={commonDraft(post, saving.base, draft.stale)}
          mine={form.getValues}
          theirs={draft.stale}
          onTakeTheirs={draft.takeTheirs}
          onSave={draft.saveMerged}
          onClose={draft.dismissStale}
        />
      )}
    </>
  );
}
