import { type SubscriberDetails, useDeleteSubscriberMutation } from '@site/api-client/leads';
import { ConfirmDialog, useToast } from '@site/ui';
import { useRefusal } from '../session/use-refusal';

interface DeleteSubscriberProps {
  subscriber: SubscriberDetails;
  onDeleted: (id: number) => void;
  onDone: () => void;
}

/** Asks, and deletes for good. */
export function DeleteSubscriber({ subscriber: { id, email }, onDeleted, onDone }: DeleteSubscriberProps) {
  const [deleteSubscriber] = useDeleteSubscriberMutation();
  const { toast } = useToast();
  const showRefusal = useRefusal();
  const handleDelete = async () => {
    onDone();
    try {
      await deleteSubscriber(id).unwrap();
      onDeleted(id);
      toast({ title: 'Success', description: 'Subscriber deleted successfully', variant: 'success' });
    } catch (error) {
      showRefusal(error, 'Failed to delete the subscriber');
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
