import { partOf } from '../../../../shared/part-of';
import { commonDraft } from '../post-form-values';
import type { PostEditing } from '../use-post-editing';

/** Shown where a save was refused since the post was saved elsewhere meanwhile. */
export const StaleSaveDialog = ({ editing: { post, form, saving } }: { editing: PostEditing }) =>
  saving.stale && (
    <StalePart
      version={saving.base.version}
      base={commonDraft(post, saving.base, saving.stale)}
      mine={form.getValues()}
      theirs={saving.stale}
      onTakeTheirs={saving.adopt}
      onSave={saving.saveMerged}
      onClose={saving.dismissStale}
    />
  );

/** A dialog for any save that was refused so; its code comes with it. */
export const StalePart = partOf(async () => (await import('../../merge/stale-dialog')).StaleDialog, {
  errorText:
    'This post was saved elsewhere meanwhile, and the comparison could not be loaded. Your text is still in the editor.',
});
