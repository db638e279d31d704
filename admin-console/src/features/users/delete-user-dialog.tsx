import { useDeleteUserMutation, type UserDetails } from '@site/api-client/admin';
import { ConfirmDialog } from '@site/ui';
import { useWhileShown } from '../../shared/use-while-shown';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { useRequest } from '../session/use-request';

interface DeleteUserDialogProps {
  user: UserDetails;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const [remove, { isLoading }] = useDeleteUserMutation();
  const request = useRequest(useRefusal(undefined, sessionTexts.userCall));
  const close = useWhileShown(onClose);

  const handleDelete = async () => {
    const removed = remove(user.id).unwrap();
    if (await request(removed, 'User deleted successfully', 'Failed to delete user')) onDeleted(user.id);
    close();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${user.username}`}
      description="Are you sure you want to delete this user?"
      confirmLabel="Delete"
      pending={isLoading}
      onConfirm={handleDelete}
    />
  );
}
