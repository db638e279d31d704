import { ConfirmDialog } from '@site/ui';
import type { useLeaveGuard } from './use-leave-guard';

interface LeaveDialogProps {
  guard: ReturnType<typeof useLeaveGuard>;
  /** What is not saved. */
  description: string;
}

/** Asks whoever would leave a screen with something unsaved. */
export const LeaveDialog = ({ guard, description }: LeaveDialogProps) => (
  <ConfirmDialog
    open={guard.asking}
    onOpenChange={(open) => !open && guard.stay()}
    title="Leave without saving?"
    description={description}
    confirmLabel="Leave"
    onConfirm={guard.leave}
  />
);
