import { useRemoveSecondFactorMutation, type UserDetails } from '@site/api-client/admin';
import { ConfirmDialog } from '@site/ui';
import { useWhileShown } from '../../shared/use-while-shown';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';
import { useRequest } from '../session/use-request';

interface RemoveSecondFactorDialogProps {
  user: UserDetails;
  onClose: () => void;
}

/** For whoever has lost the phone and the recovery codes. */
export function RemoveSecondFactorDialog({ user, onClose }: RemoveSecondFactorDialogProps) {
  const [remove, { isLoading }] = useRemoveSecondFactorMutation();
  const request = useRequest(useRefusal(undefined, sessionTexts.userCall));
  const close = useWhileShown(onClose);

  const handleConfirm = async () => {
    await request(remove(user.id).unwrap(), 'Second factor removed', 'Failed to remove the second factor');
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
