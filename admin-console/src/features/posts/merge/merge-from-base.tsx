import { problemOf } from '@site/api-client';
import { useGetRevisionQuery } from '@site/api-client/admin';
import { QueryState } from '@site/ui';
import { useSessionEnd } from '../../session/use-session-end';
import { formValuesOf } from '../editor/post-form-values';
import { MergeForm } from './merge-form';
import type { StaleSave } from './stale-save';

/** Reads the text that both started from, and merges what each made of it. */
export function MergeFromBase({ version, base: known, mine, theirs, onTakeTheirs, onSave, onClose }: StaleSave) {
  // What one of both did not know yet was not undone by it.
  const read = useBase(theirs.id, known ? null : version && Math.min(version, theirs.draft?.version ?? version));
  const base = known ? { ...read, data: { values: known } } : read;
  return (
    <QueryState query={base} errorText="The version you both started from could not be loaded">
      {({ values }) => (
        <MergeForm
          versions={{ base: values, mine: mine(), theirs: formValuesOf(theirs) }}
          onTakeTheirs={() => onTakeTheirs(theirs)}
          onSave={onSave}
          onClose={onClose}
        />
      )}
    </QueryState>
  );
}

/** The text that both started from; none where it is older than the history. */
function useBase(id: number, version: number | null) {
  const query = useGetRevisionQuery({ id, number: version ?? 0 }, { skip: version === null });
  useSessionEnd(query.error);
  const unknown = version === null || problemOf(query.error)?.statusCode === 404;
  const known = query.data && { values: formValuesOf(query.data) };
  return { ...query, data: unknown ? { values: null } : known };
}
