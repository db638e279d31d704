import type { BulkAction } from '@site/contracts';
import { ConfirmDialog } from '@site/ui';
import { bulkActionWords, countOf } from './bulk-actions';

interface BulkDialogProps {
  action: BulkAction;
  count: number;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question for all, which says how many they are. */
export function BulkDialog({ action, count, pending, onConfirm, onClose }: BulkDialogProps) {
  const { label, consequence } = bulkActionWords[action];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${label} ${countOf(count)}`}
      description={`Are you sure you want to ${action} ${countOf(count)}? ${consequence}`}
      confirmLabel={label}
      pending={pending}
      tone={action === 'delete' ? 'destructive' : 'primary'}
      onConfirm={onConfirm}
    />
  );
}
