import type { ComponentProps } from 'react';
import { Dialog } from '@site/ui';
import { partOf } from '../../../shared/part-of';

interface PickerProps extends ComponentProps<typeof LoadedPicker> {
  onClose: () => void;
}

/** Lets somebody choose one of the pictures that are there, and closes before it tells which. */
export function PickerPart({ onClose, onPick, describes }: PickerProps) {
  const handlePick: PickerProps['onPick'] = (...picked) => {
    onClose();
    // The dialog gives the focus back first, to what had it.
    requestAnimationFrame(() => onPick(...picked));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Choose a picture" size="wide">
      <LoadedPicker describes={describes} onPick={handlePick} />
    </Dialog>
  );
}

const LoadedPicker = partOf(async () => (await import('./picture-picker')).PicturePicker, {
  errorText: 'The pictures could not be loaded',
});
