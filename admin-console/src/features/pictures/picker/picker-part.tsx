import type { ComponentProps } from 'react';
import { Dialog, QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';
import type { PicturePicker } from './picture-picker';

const loadPicker = () => import('./picture-picker');

interface PickerProps extends ComponentProps<typeof PicturePicker> {
  onClose: () => void;
}

/** Lets somebody choose one of the pictures that are there, and closes before it tells which. */
export function PickerPart({ onClose, onPick, describes }: PickerProps) {
  const part = usePart(loadPicker, 'The pictures could not be loaded');
  const handlePick: PickerProps['onPick'] = (...picked) => {
    onClose();
    // The dialog gives the focus back first, to what had it.
    requestAnimationFrame(() => onPick(...picked));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Choose a picture" size="wide">
      <QueryState {...part}>
        {(loaded) => <loaded.PicturePicker describes={describes} onPick={handlePick} />}
      </QueryState>
    </Dialog>
  );
}
