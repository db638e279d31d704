import type { ReactNode } from 'react';
import { useKeptFocus } from '../../shared/use-kept-focus';

/** A part of the screen that has the focus once the button that had it is gone. */
export const KeptFocus = ({ label, children }: { label: string; children: ReactNode }) => (
  <section ref={useKeptFocus<HTMLElement>()} tabIndex={-1} aria-label={label}>
    {children}
  </section>
);
