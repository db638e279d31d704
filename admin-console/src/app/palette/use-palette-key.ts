import { useEffect } from 'react';

/** Ctrl+K or Cmd+K opens and closes the palette, unless a field has a use of its own for it or a dialog is open. */
export function usePaletteKey(open: boolean, onOpen: () => void, onClose: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && /^k$/i.test(event.key);
      if (!isKey || event.defaultPrevented) return;
      event.preventDefault();
      if (open) onClose();
      else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) onOpen();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open, onOpen, onClose]);
}
