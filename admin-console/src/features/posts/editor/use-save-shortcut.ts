import { isDialogOpen } from '../../../shared/is-dialog-open';
import { useShortcut } from '../../../shared/use-shortcut';

/**
 * Ctrl+S or Cmd+S saves, in place of the browser's own dialog for saving the page. While a dialog is open it does
 * nothing: what it would save is the text behind that.
 */
export function useSaveShortcut(save: () => void): void {
  useShortcut('s', () => {
    if (!isDialogOpen()) save();
  });
}
