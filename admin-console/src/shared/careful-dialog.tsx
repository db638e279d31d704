import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from '@site/ui';

export type SlipQuestion = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'tone'>;

interface CarefulDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange'> {
  /** Asked as long as something would be lost; null: nothing would. */
  question: SlipQuestion | null;
  /** An answer is on its way that only this dialog can show: nothing closes it before. */
  awaits?: boolean;
  onClose: () => void;
}

/** Asks before Escape, its cross or a press beside it close it, for they may be slips. Its buttons say what they do. */
export function CarefulDialog({ question, awaits = false, onClose, ...dialog }: CarefulDialogProps) {
  const [asking, setAsking] = useState(false);
  const handleSlip = () => (question ? setAsking(true) : onClose());
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && !awaits && handleSlip()} {...dialog} />
      {question && <ConfirmDialog open={asking} onOpenChange={setAsking} {...question} onConfirm={onClose} />}
    </>
  );
}

/** Where something was changed and not saved. */
export const unsaved: SlipQuestion = {
  title: 'Close without saving?',
  description: 'Your changes here are not saved.',
  confirmLabel: 'Discard',
};
