import type { ReactNode } from 'react';
import { useFocusFallback } from './use-focus-fallback';

/** A part of the screen that has the focus once the button that had it is gone. */
export const FocusFallback = ({ label, children }: { label: string; children: ReactNode }) => (
  <section ref={useFocusFallback<HTMLElement>()} tabIndex={-1} aria-label={label}>
    {children}
  </section>
);
