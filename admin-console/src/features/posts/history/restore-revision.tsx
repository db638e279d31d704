import { useState } from 'react';
import { type EditablePost, stalePostOf, useRestoreRevisionMutation } from '@site/api-client/admin';
import { Button, ConfirmDialog, SmallText, useToast } from '@site/ui';
import { useFailure } from '../../session/use-failure';

interface RestoreRevisionProps {
  postId: number;
  number: number;
  /** The revision that the list knows as the present one: a newer one is not gone over unseen. */
  present: number;
  unsaved: boolean;
  /** Visitors read the post: its text changes for them. */
  live: boolean;
  onRestored: (post: EditablePost) => void;
}

/** Brings a revision's text back: after a question where visitors see that, else at once, since all revisions stay. */
export function RestoreRevision({ postId, number, present, unsaved, live, onRestored }: RestoreRevisionProps) {
  const [asking, setAsking] = useState(false);
  const [restore, restoring] = useRestoreRevisionMutation();
  const showFailure = useFailure();
  const { toast } = useToast();

  const bringBack = async () => {
    try {
      const post = await restore({ id: postId, number, 'If-Match': `"${present}"` }).unwrap();
      toast({ title: 'Success', description: `Revision ${number} restored`, variant: 'success' });
      onRestored(post);
    } catch (error) {
      setAsking(false);
      const stale = stalePostOf(error) !== null;
      showFailure(error, stale ? 'Somebody saved this post in the meantime. Open the history again.' : failed);
    }
  };

  if (unsaved) return <SmallText>Save your unsaved text first: restoring would replace it in the editor.</SmallText>;
  return (
    <>
      <Button
        $tone="outline"
        $size="small"
        $waiting={restoring.isLoading}
        onClick={() => (live ? setAsking(true) : void bringBack())}
      >
        Restore this text
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Restore revision ${number}?`}
        description="Its text becomes a new revision; all others stay. Slug, status and time of publishing stay as they are now."
        confirmLabel="Restore"
        tone="primary"
        pending={restoring.isLoading}
        onConfirm={() => void bringBack()}
      />
    </>
  );
}

const failed = 'Failed to restore the revision';
