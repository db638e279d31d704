import type { ComponentProps } from 'react';
import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';
import type { CanaryPanel } from './canary-panel';

const loadPanel = () => import('./canary-panel');

/** A canary beside what is live, loaded while one runs. */
export function CanaryPart(props: ComponentProps<typeof CanaryPanel>) {
  const part = usePart(loadPanel);
  return (
    <QueryState query={part} errorText="The canary could not be shown">
      {(loaded) => <loaded.CanaryPanel {...props} />}
    </QueryState>
  );
}
