import { type SubscriberDetails, useDeleteSubscriberMutation } from '@site/api-client/leads';
import { ConfirmDialog } from '@site/ui';
import { useRefusal } from '../session/use-refusal';
import { useRequest } from '../session/use-request';

interface DeleteSubscriberProps {
  subscriber: SubscriberDetails;
  onDeleted: (id: number) => void;
  onDone: () => void;
}

/** Asks, and deletes for good. */
export function DeleteSubscriber({ subscriber: { id, email }, onDeleted, onDone }: DeleteSubscriberProps) {
  const [deleteSubscriber] = useDeleteSubscriberMutation();
  const request = useRequest(useRefusal());
  const handleDelete = async () => {
    onDone();
    const deleted = deleteSubscriber(id).unwrap();
    if (await request(deleted, 'Subscriber deleted successfully', 'Failed to delete the subscriber')) onDeleted(id);
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
