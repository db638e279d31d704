import {
  type SentLink,
  useSendInvitationMutation,
  useSendPasswordResetMutation,
  type UserDetails,
} from '@site/api-client/admin';
import type { LinkPurpose } from '@site/contracts';
import { ConfirmDialog } from '@site/ui';
import { useWhileShown } from '../../shared/use-while-shown';
import { sessionTexts } from '../session/session-texts';
import { useRefusal } from '../session/use-refusal';

interface SendLinkDialogProps {
  user: UserDetails;
  purpose: LinkPurpose;
  onSent: (link: SentLink) => void;
  onClose: () => void;
}

const texts: Record<LinkPurpose, { title: string; description: (name: string) => string; confirm: string }> = {
  invitation: {
    title: 'Send invitation',
    description: (name) =>
      `${name} gets a link to choose a password, valid for 7 days. Any earlier link stops working.`,
    confirm: 'Send invitation',
  },
  reset: {
    title: 'Send password reset',
    description: (name) =>
      `${name} gets a link to choose a new password, valid for one day. The current password works until then.`,
    confirm: 'Send reset',
  },
};

/** Asks first: a link that is on its way can't be called back, only replaced. */
export function SendLinkDialog({ user, purpose, onSent, onClose }: SendLinkDialogProps) {
  const [invite, inviting] = useSendInvitationMutation();
  const [reset, resetting] = useSendPasswordResetMutation();
  const showRefusal = useRefusal(undefined, sessionTexts.userCall);
  const close = useWhileShown(onClose);
  const { title, description, confirm } = texts[purpose];

  const handleConfirm = async () => {
    try {
      onSent(await (purpose === 'invitation' ? invite(user.id) : reset(user.id)).unwrap());
    } catch (error) {
      showRefusal(error, 'Failed to make the link');
      close();
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description(user.username)}
      confirmLabel={confirm}
      tone="primary"
      pending={inviting.isLoading || resetting.isLoading}
      onConfirm={handleConfirm}
    />
  );
}
