import { type EditablePost, useGetAdminPostQuery } from '@site/api-client/admin';
import { Actions, Button, Dialog, QueryState } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';

interface StaleDialogProps {
  id: number;
  onTakeTheirs: (theirs: EditablePost) => void;
  onKeepMine: (theirVersion: number) => void;
  onClose: () => void;
}

/** Two people have changed one post: nothing is overwritten until somebody chooses. */
export function StaleDialog({ id, onTakeTheirs, onKeepMine, onClose }: StaleDialogProps) {
  const query = useGetAdminPostQuery(id, { refetchOnMountOrArgChange: true });
  useSessionEnd(query.error, sessionTexts.expired);
  const theirs = { ...query, data: query.isFetching ? undefined : query.data };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Somebody else saved this post"
      description="It was changed after you opened it, so your text was not saved. Nothing is lost yet: choose which text stays."
    >
      <QueryState query={theirs} errorText="Their version could not be loaded">
        {(post) => (
          <>
            <p>
              Their version, “{post.title}”, was saved on {localDateTime(post.updatedAt)}.
            </p>
            <Actions>
              <Button $tone="quiet" $size="small" onClick={onClose}>
                Go on editing
              </Button>
              <Button $tone="outline" $size="small" onClick={() => onTakeTheirs(post)}>
                Load their version
              </Button>
              <Button $size="small" onClick={() => onKeepMine(post.version)}>
                Save mine over it
              </Button>
            </Actions>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
