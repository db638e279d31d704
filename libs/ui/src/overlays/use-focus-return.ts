import { useRef } from 'react';

/** Returns focus to the element that had it. Radix does so only for dialogs that know their trigger. */
export const useFocusReturn = () => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
};
