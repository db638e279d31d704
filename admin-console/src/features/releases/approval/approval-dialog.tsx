import {
  useApprovePromotionMutation,
  useDeclinePromotionMutation,
  type WaitingPromotion,
} from '@site/api-client/releases';
import { readStages } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { localDateTime } from '../../../shared/local-date';
import { appLabel } from '../../../shared/app-label';
import { audienceOf } from '../apps';
import { ChangeDialog } from '../live/change-dialog';

interface ApprovalDialogProps {
  app: ReleasedApp;
  request: WaitingPromotion;
  /** The version that is live. */
  live: string | null;
  task: 'approve' | 'decline';
  onClose: () => void;
}

/** Asks before a promotion that waits is approved or declined, and says what visitors get then. */
export function ApprovalDialog({
  app,
  request: { id, version, stages, at },
  live,
  task,
  onClose,
}: ApprovalDialogProps) {
  const [approve] = useApprovePromotionMutation();
  const [decline] = useDeclinePromotionMutation();
  const share = stages && readStages(stages)?.[0]?.percent;
  const audience = share ? `${share} % of ${audienceOf(app).toLowerCase()}` : audienceOf(app);
  const isApproval = task === 'approve';
  const handleConfirm = (because: string): Promise<unknown> => {
    const settling = { app, id, reasonInput: { because } };
    return isApproval ? approve(settling).unwrap() : decline(settling).unwrap();
  };
  return (
    <ChangeDialog
      title={`${isApproval ? 'Approve' : 'Decline'} ${version}?`}
      confirmLabel={isApproval ? 'Approve' : 'Decline'}
      done={`${appLabel(app)} ${version} is ${isApproval ? 'approved' : 'declined'}`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {isApproval ? (
        <p>
          {audience} get version {version} {at ? `from ${localDateTime(at)} on` : 'within seconds'}
          {live && `, instead of ${live}`}. It is checked again before, and the history names you.
        </p>
      ) : (
        <p>
          Nothing changes for anybody: {live ? `visitors go on getting ${live}` : 'nothing is live'}. Whoever asked can
          ask again.
        </p>
      )}
    </ChangeDialog>
  );
}
