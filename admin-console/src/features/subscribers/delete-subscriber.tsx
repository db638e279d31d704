import { problemOf } from '@site/api-client';
import { type SubscriberDetails, useDeleteSubscriberMutation } from '@site/api-client/leads';
import { ConfirmDialog } from '@site/ui';
import { sessionTexts } from '../session/session-texts';
import { useFailure } from '../session/use-failure';

interface DeleteSubscriberProps {
  subscriber: SubscriberDetails;
  onDone: () => void;
}

/** Asks, and deletes for good. */
export function DeleteSubscriber({ subscriber: { id, email }, onDone }: DeleteSubscriberProps) {
  const [deleteSubscriber] = useDeleteSubscriberMutation();
  const showFailure = useFailure(sessionTexts.expired);
  const handleDelete = async () => {
    onDone();
    try {
      await deleteSubscriber(id).unwrap();
    } catch (error) {
      showFailure(error, problemOf(error)?.message ?? 'Failed to delete the subscriber');
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Delete this subscriber?"
      description={`${email} is deleted at once and for good, and gets no more news.`}
      confirmLabel="Delete"
      onConfirm={() => void handleDelete()}
    />
  );
}
