import { problemOf } from '@site/api-client';
import { useRemoveSecondFactorMutation, type UserDetails } from '@site/api-client/admin';
import { ConfirmDialog, useToast } from '@site/ui';
import { useWhileShown } from '../../shared/use-while-shown';
import { sessionTexts } from '../session/session-texts';
import { useFailure } from '../session/use-failure';

interface RemoveSecondFactorDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** For whoever has lost the phone and the recovery codes. */
export function RemoveSecondFactorDialog({ user, onClose }: RemoveSecondFactorDialogProps) {
  const [remove, { isLoading }] = useRemoveSecondFactorMutation();
  const showFailure = useFailure(sessionTexts.userCall);
  const { toast } = useToast();
  const close = useWhileShown(onClose);

  const handleConfirm = async () => {
    try {
      await remove(user.id).unwrap();
      toast({ title: 'Success', description: 'Second factor removed', variant: 'success' });
    } catch (error) {
      showFailure(error, problemOf(error)?.message ?? 'Failed to remove the second factor');
    }
    close();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove the second factor of ${user.username}`}
      description="After that, the password alone signs in to the account, and all its sessions end. Make sure that this person really asked for it."
      confirmLabel="Remove"
      pending={isLoading}
      onConfirm={handleConfirm}
    />
  );
}
