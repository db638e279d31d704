import {
  type AppState,
  useApprovePromotionMutation,
  useDeclinePromotionMutation,
  type WaitingPromotion,
} from '@site/api-client/releases';
import { readStages } from '@site/contracts';
import { localDateTime } from '../../../shared/local-date';
import { appLabel } from '../../../shared/app-label';
import { ChangeDialog } from '../live/change-dialog';
import { WhatVisitorsGet } from '../live/what-visitors-get';

interface ApprovalDialogProps {
  state: AppState;
  request: WaitingPromotion;
  task: 'approve' | 'decline';
  onClose: () => void;
}

/** Asks before a promotion that waits is approved or declined, and says what visitors get then. */
export function ApprovalDialog({ state, request: { id, version, stages, at }, task, onClose }: ApprovalDialogProps) {
  const { app } = state;
  const [approve] = useApprovePromotionMutation();
  const [decline] = useDeclinePromotionMutation();
  const isApproval = task === 'approve';
  const label = isApproval ? 'Approve' : 'Decline';
  const handleConfirm = (because: string): Promise<unknown> =>
    (isApproval ? approve : decline)({ app, id, reasonInput: { because } }).unwrap();
  return (
    <ChangeDialog
      title={`${label} ${version}?`}
      confirmLabel={label}
      done={`${appLabel(app)} ${version} is ${task}d`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {isApproval ? (
        <WhatVisitorsGet
          state={state}
          version={version}
          share={readStages(stages ?? '')?.[0]?.percent}
          time={at ? `from ${localDateTime(at)} on` : 'within seconds'}
        >
          It is checked again before, and the history names you.
        </WhatVisitorsGet>
      ) : (
        <p>Nothing changes for anybody. Whoever asked can ask again.</p>
      )}
    </ChangeDialog>
  );
}
