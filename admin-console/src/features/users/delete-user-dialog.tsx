import { useDeleteUserMutation, type UserDetails } from '@site/api-client/admin';
import { ConfirmDialog, useToast } from '@site/ui';
import { useWhileShown } from '../../shared/use-while-shown';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';

interface DeleteUserDialogProps {
  user: UserDetails;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const [remove, { isLoading }] = useDeleteUserMutation();
  const showRefusal = useRefusal(undefined, sessionTexts.userCall);
  const { toast } = useToast();
  const close = useWhileShown(onClose);

  const handleDelete = async () => {
    try {
      await remove(user.id).unwrap();
      onDeleted(user.id);
      toast({ title: 'Success', description: 'User deleted successfully', variant: 'success' });
    } catch (error) {
      showRefusal(error, 'Failed to delete user');
    }
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
