import { isDialogOpen } from '../../shared/is-dialog-open';
import { useShortcut } from '../../shared/use-shortcut';

/** Ctrl+K or Cmd+K opens and closes the palette, unless a field has a use of its own for it or a dialog is open. */
export function usePaletteKey(open: boolean, onOpen: () => void, onClose: () => void): void {
  useShortcut('k', () => {
    if (open) onClose();
    else if (!isDialogOpen()) onOpen();
  });
}
