import { useState } from 'react';
import { type EditablePost, stalePostOf, useRestoreRevisionMutation } from '@site/api-client/admin';
import { Button, ConfirmDialog, SmallText } from '@site/ui';
import { useFailure } from '../../session/use-failure';
import { useRequest } from '../../session/use-request';

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
  const request = useRequest((error, failed) => showFailure(error, stalePostOf(error) ? stale : failed));

  const bringBack = async () => {
    const restored = restore({ id: postId, number, 'If-Match': `"${present}"` }).unwrap();
    if (await request(restored, `Revision ${number} restored`, 'Failed to restore the revision')) {
      onRestored(await restored);
    } else setAsking(false);
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

const stale = 'Somebody saved this post in the meantime. Open the history again.';
