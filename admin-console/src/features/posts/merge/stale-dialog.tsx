import { useState } from 'react';
import { type EditablePost, useListRevisionsQuery } from '@site/api-client/admin';
import { Dialog, QueryState } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { usePart } from '../../../shared/use-part';
import type { StaleSave } from './stale-save';

const loadMerge = () => import('./merge-from-base');

/** Two people have changed one post: nothing is overwritten until somebody chooses. */
export function StaleDialog(props: StaleSave) {
  const [mine] = useState(props.mine);
  const part = usePart(loadMerge);

  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && props.onClose()}
      title="Somebody else saved this post"
      description={`${useSaverOf(props.theirs)} It was changed after you opened it, so your text was not saved. Nothing is lost: review the merged text, and choose wherever you both changed the same passage.`}
    >
      <QueryState query={part} errorText="The comparison could not be loaded. Your text is still in the editor.">
        {({ MergeFromBase }) => <MergeFromBase {...props} mine={mine} />}
      </QueryState>
    </Dialog>
  );
}

function useSaverOf({ id, updatedAt, version, draft }: EditablePost): string {
  const { data } = useListRevisionsQuery({ id, limit: 1 }, { refetchOnMountOrArgChange: true });
  const [last] = data?.items ?? [];
  const name = draft?.savedBy ?? (last?.number === version ? last.savedBy : null);
  return `${name ?? 'It'} ${name ? 'saved it' : 'was saved'} on ${localDateTime(draft?.savedAt ?? updatedAt)}.`;
}
