import type { EditablePost } from '@site/api-client/admin';
import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
import { commonDraft } from '../post-form-values';
import type { PostEditing } from '../use-post-editing';

/** Shown where a save was refused since somebody else has saved meanwhile. */
export const StaleSaveDialog = ({ editing }: { editing: PostEditing }) =>
  editing.saving.stale && <StalePart editing={editing} stale={editing.saving.stale} />;

function StalePart({ editing: { post, form, saving }, stale }: { editing: PostEditing; stale: EditablePost }) {
  const part = usePart(loadStale);
  return (
    <QueryState
      query={part}
      errorText="Somebody else saved this post, and the comparison could not be loaded. Your text is still in the editor."
    >
      {({ StaleDialog }) => (
        <StaleDialog
          version={saving.base.version}
          base={commonDraft(post, saving.base, stale)}
          mine={form.getValues()}
          theirs={stale}
          onTakeTheirs={saving.adopt}
          onSave={saving.saveMerged}
          onClose={saving.dismissStale}
        />
      )}
    </QueryState>
  );
}

const loadStale = () => import('../../merge/stale-dialog');
