import { type AdminPostSummary, useDeletePostMutation } from '@site/api-client/admin';
import { ConfirmDialog } from '@site/ui';
import { useWhileShown } from '../../../shared/use-while-shown';
import { useFailure } from '../../session/use-failure';
import { useRequest } from '../../session/use-request';
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
  const request = useRequest((error, failed) =>
    showFailure(error, failureOf(error, failed, 'the post may have been deleted')),
  );
  const close = useWhileShown(onClose);
  const handleDelete = async () => {
    if (await request(remove(id).unwrap(), 'Post deleted successfully', 'Failed to delete post')) onDeleted(id);
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
