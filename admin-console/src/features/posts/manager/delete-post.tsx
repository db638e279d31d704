import { type AdminPostSummary, useDeletePostMutation } from '@site/api-client/admin';
import { ConfirmDialog, useToast } from '@site/ui';
import { useWhileShown } from '../../../shared/use-while-shown';
import { useFailure } from '../../session/use-failure';
import { failureOf } from '../failure-of';

interface DeletePostProps {
  post: AdminPostSummary;
  onDeleted: (id: number) => void;
  onClose: () => void;
}

/** Asks, and deletes for good. */
export function DeletePost({ post: { id, title }, onDeleted, onClose }: DeletePostProps) {
  const [remove, { isLoading }] = useDeletePostMutation();
  const showFailure = useFailure();
  const { toast } = useToast();
  const close = useWhileShown(onClose);
  const handleDelete = async () => {
    try {
      await remove(id).unwrap();
      onDeleted(id);
      toast({ title: 'Success', description: 'Post deleted successfully', variant: 'success' });
    } catch (error) {
      showFailure(error, failureOf(error, 'Failed to delete post', 'the post may have been deleted'));
    }
    close();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${title}”`}
      description="Are you sure you want to delete this post? This action cannot be undone."
      confirmLabel="Delete"
      pending={isLoading}
      onConfirm={() => void handleDelete()}
    />
  );
}
