import { useState } from 'react';
import { type EditablePost, useGetRevisionQuery, useListRevisionsQuery } from '@site/api-client/admin';
import { problemOf } from '@site/api-client';
import type { PostInput } from '@site/contracts';
import { Dialog, QueryState } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { usePart } from '../../../shared/use-part';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';
import { formValuesOf } from '../editor/post-form-values';

interface StaleDialogProps {
  /** The version that the text was written on. */
  version: number | null;
  /** What the form holds. */
  mine: PostInput;
  /** The post as somebody else has saved it meanwhile. */
  theirs: EditablePost;
  onTakeTheirs: (theirs: EditablePost) => void;
  onSave: (merged: PostInput) => void;
  onClose: () => void;
}

const loadMergeForm = () => import('./merge-form');

/** Two people have changed one post: nothing is overwritten until somebody chooses. */
export function StaleDialog({ version, mine: present, theirs, onTakeTheirs, onSave, onClose }: StaleDialogProps) {
  const [mine] = useState(present);
  const part = usePart(loadMergeForm);
  const base = useBase(theirs.id, version);

  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title="Somebody else saved this post"
      description={`${useSaverOf(theirs)} It was changed after you opened it, so your text was not saved. Nothing is lost: review the merged text, and choose wherever you both changed the same passage.`}
    >
      <QueryState query={part} errorText="The comparison could not be loaded. Your text is still in the editor.">
        {({ MergeForm }) => (
          <QueryState query={base} errorText="The version you both started from could not be loaded">
            {({ values }) => (
              <MergeForm
                versions={{ base: values, mine, theirs: formValuesOf(theirs) }}
                onTakeTheirs={() => onTakeTheirs(theirs)}
                onSave={onSave}
                onClose={onClose}
              />
            )}
          </QueryState>
        )}
      </QueryState>
    </Dialog>
  );
}

/** The text that both started from; none where it is older than the history. */
function useBase(id: number, version: number | null) {
  const query = useGetRevisionQuery({ id, number: version ?? 0 }, { skip: version === null });
  useSessionEnd(query.error, sessionTexts.expired);
  const unknown = version === null || problemOf(query.error)?.statusCode === 404;
  const known = query.data && { values: formValuesOf(query.data) };
  return { ...query, data: unknown ? { values: null } : known };
}

function useSaverOf({ id, updatedAt, version }: EditablePost): string {
  const { data } = useListRevisionsQuery({ id, limit: 1 }, { refetchOnMountOrArgChange: true });
  const [last] = data?.items ?? [];
  const name = last?.number === version ? last.savedBy : null;
  return `${name ?? 'It'} ${name ? 'saved it' : 'was saved'} on ${localDateTime(updatedAt)}.`;
}
