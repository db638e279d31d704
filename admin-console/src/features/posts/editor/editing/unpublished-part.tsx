import type { ComponentProps } from 'react';
import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
import type { UnpublishedNotice } from './unpublished-notice';

const loadNotice = () => import('./unpublished-notice');

/** The notice of unpublished changes, which few posts have. */
export function UnpublishedPart(props: ComponentProps<typeof UnpublishedNotice>) {
  const part = usePart(loadNotice);
  return (
    <QueryState
      query={part}
      loading={null}
      errorText="These are unpublished changes. What can be done with them could not be loaded"
    >
      {(loaded) => <loaded.UnpublishedNotice {...props} />}
    </QueryState>
  );
}
