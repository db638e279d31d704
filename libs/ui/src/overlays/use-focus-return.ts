import { useRef } from 'react';

/** What the dialogs were opened from that are open, the latest last. */
const openers = new Set<HTMLElement>();

/** Returns focus to the element that had it. Radix does so only for dialogs that know their trigger. */
export const useFocusReturn = () => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document;
      // Nothing has it where the dialog takes the place of another, which is about to return it.
      const found = activeElement === body ? [...openers].at(-1) : activeElement;
      if (!(found instanceof HTMLElement)) return;
      opener.current = found;
      openers.add(found);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!opener.current) return;
      openers.delete(opener.current);
      // A dialog that has opened meanwhile keeps it: Radix would take it back at once, and select what is being typed there.
      const taken = document.activeElement?.closest('[role=dialog],[role=alertdialog]');
      if (!taken || taken.contains(opener.current)) opener.current.focus();
    },
  };
};
