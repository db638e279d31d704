import type { ComponentProps } from 'react';
import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';
import type { WaitingVersion } from './waiting-version';

const loadVersion = () => import('./waiting-version');

/** A promotion that waits for a second person, loaded while one does. */
export function WaitingVersionPart(props: ComponentProps<typeof WaitingVersion>) {
  const part = usePart(loadVersion);
  return (
    <QueryState query={part} errorText="What waits for an approval could not be shown">
      {(loaded) => <loaded.WaitingVersion {...props} />}
    </QueryState>
  );
}
