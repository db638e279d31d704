import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog that has the focus. Radix gives Escape to what opened last, and that may be a notification; where it
 * has closed something, the event says so.
 */
export const closeOnEscape =
  (onOpenChange: (open: boolean) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
  };
