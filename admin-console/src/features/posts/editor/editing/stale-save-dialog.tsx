import { partOf } from '../../../../shared/part-of';
import type { StaleSave } from '../../merge/stale-save';
import { commonDraft } from '../post-form-values';
import type { PostEditing } from '../use-post-editing';

/** Shown where a save was refused since the post was saved elsewhere meanwhile. */
export const StaleSaveDialog = ({ editing: { post, form, saving } }: { editing: PostEditing }) =>
  saving.stale && (
    <StalePart
      version={saving.base.version}
      base={commonDraft(post, saving.base, saving.stale)}
      mine={form.getValues}
      theirs={saving.stale}
      onTakeTheirs={saving.adopt}
      onSave={saving.saveMerged}
      onClose={saving.dismissStale}
    />
  );

/** A dialog for any save that was refused so; a new one for each newer text, since nobody has settled that. */
export const StalePart = (props: StaleSave) => (
  <LoadedDialog key={`${props.theirs.version}/${props.theirs.draft?.tag}`} {...props} />
);

const LoadedDialog = partOf(async () => (await import('../../merge/stale-dialog')).StaleDialog, {
  errorText:
    'This post was saved elsewhere meanwhile, and the comparison could not be loaded. Your text is still in the editor.',
});
