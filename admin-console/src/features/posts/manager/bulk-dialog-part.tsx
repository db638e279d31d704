import type { ComponentProps } from 'react';
import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';
import type { BulkDialog } from './bulk-dialog';

const loadDialog = () => import('./bulk-dialog');

/** The question before something is done to several posts, loaded when it is asked. */
export function BulkDialogPart(props: ComponentProps<typeof BulkDialog>) {
  const part = usePart(loadDialog);
  return (
    <QueryState query={part} loading={null} errorText="The question could not be shown">
      {(loaded) => <loaded.BulkDialog {...props} />}
    </QueryState>
  );
}
