import { adminApi, type EditablePost, useListRevisionsQuery } from '@site/api-client/admin';
import { Dialog, QueryState } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { usePart } from '../../../shared/part-of';
import { MergeWords, wordsOfOne, wordsOfTwo } from './merge-words';
import type { StaleSave } from './stale-save';

const loadMerge = () => import('./merge-from-base');

/** A post was changed twice, by two people or in two windows: nothing is overwritten until somebody chooses. */
export function StaleDialog(props: StaleSave) {
  const part = usePart(loadMerge, 'The comparison could not be loaded. Your text is still in the editor.');
  const saver = useSaverOf(props.theirs);
  // A dialog says from its beginning who has saved.
  if (!saver) return null;
  const words = saver.isYou ? wordsOfOne : wordsOfTwo;

  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && props.onClose()}
      title={words.title}
      description={`${saver.saved} It was changed after you opened it, so your text was not saved. Nothing is lost: review the merged text, and choose wherever ${words.passage}.`}
    >
      <QueryState {...part}>
        {({ MergeFromBase }) => (
          <MergeWords value={words}>
            <MergeFromBase {...props} />
          </MergeWords>
        )}
      </QueryState>
    </Dialog>
  );
}

/** Null until it is known. */
function useSaverOf({ id, updatedAt, version, draft }: EditablePost): { isYou: boolean; saved: string } | null {
  const { data, isFetching } = useListRevisionsQuery({ id, limit: 1 }, { refetchOnMountOrArgChange: true });
  const { data: you } = adminApi.endpoints.getAdminSession.useQueryState();
  const last = data?.items.find(({ number }) => number === version);
  const save = draft ?? last;
  if (!save && isFetching) return null;
  const isYou = you !== undefined && save?.savedById === you.id;
  const name = isYou ? 'You' : save?.savedBy;
  const when = localDateTime(draft?.savedAt ?? updatedAt);
  return { isYou, saved: name ? `${name} saved it on ${when}.` : `It was saved on ${when}.` };
}
