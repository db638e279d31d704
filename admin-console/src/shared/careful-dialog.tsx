import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from '@site/ui';
import { useLeaveGuard } from './use-leave-guard';

export type SlipQuestion = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'tone'>;

interface CarefulDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange'> {
  /** Asked as long as something would be lost; null: nothing would. */
  question: SlipQuestion | null;
  /** An answer is on its way that only this dialog can show: nothing closes it before. */
  awaits?: boolean;
  onClose: () => void;
}

/**
 * Asks before Escape, its cross or a press beside it close it, for they may be slips, and before its screen is left.
 * Its buttons say what they do.
 */
export function CarefulDialog({ question, awaits = false, onClose, ...dialog }: CarefulDialogProps) {
  const [asking, setAsking] = useState(false);
  const handleSlip = () => (question ? setAsking(true) : onClose());
  const current = awaits ? awaited : question;
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && !awaits && handleSlip()} {...dialog} />
      {current && (
        // Anew for each question: whoever is asked one must not answer another.
        <Question key={current.title} question={current} asking={asking} onAsking={setAsking} onClose={onClose} />
      )}
    </>
  );
}

interface QuestionProps {
  question: SlipQuestion;
  asking: boolean;
  onAsking: (asking: boolean) => void;
  onClose: () => void;
}

function Question({ question, asking, onAsking, onClose }: QuestionProps) {
  const guard = useLeaveGuard(true);
  const handleOpenChange = (open: boolean) => {
    onAsking(open);
    if (!open) guard.stay();
  };
  return (
    <ConfirmDialog
      open={asking || guard.asking}
      onOpenChange={handleOpenChange}
      {...question}
      onConfirm={guard.asking ? guard.leave : onClose}
    />
  );
}

const awaited: SlipQuestion = {
  title: 'Leave before the answer?',
  description: 'It is on its way, and is shown here alone.',
  confirmLabel: 'Leave',
};

/** Where something was changed and not saved. */
export const unsaved: SlipQuestion = {
  title: 'Close without saving?',
  description: 'Your changes here are not saved.',
  confirmLabel: 'Discard',
};
