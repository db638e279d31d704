import { ConfirmDialog } from '@site/ui';
import { useWhileShown } from '../../../shared/use-while-shown';
import { type BulkChange, bulkWords } from './bulk-actions';
import { TypedDeletion } from './typed-deletion';

interface BulkDialogProps {
  change: BulkChange;
  count: number;
  /** How many are selected; some may be so already. */
  chosen: number;
  pending: boolean;
  /** Settled once it is done, or is not. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** One question for all, which says how many they are. */
export function BulkDialog({ change, count, chosen, pending, onConfirm, onClose }: BulkDialogProps) {
  const { label, title, question } = bulkWords(change, count, chosen);
  const close = useWhileShown(onClose);
  const handleConfirm = () => void onConfirm().then(close);
  if (change.action === 'delete' && count > 1) {
    return <TypedDeletion {...{ title, question, count, pending, onConfirm: handleConfirm, onClose }} />;
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={question}
      confirmLabel={label}
      pending={pending}
      tone={change.action === 'delete' ? 'destructive' : 'primary'}
      onConfirm={handleConfirm}
    />
  );
}
