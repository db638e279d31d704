import type { ReactNode } from 'react';
import { VisuallyHidden } from '@site/ui';

/** A skeleton that screen readers hear of. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    {children}
  </div>
);
