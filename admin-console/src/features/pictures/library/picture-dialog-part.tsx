import type { ComponentProps } from 'react';
import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';
import type { PictureDialog } from './picture-dialog';

const loadDialog = () => import('./picture-dialog');

/** The dialog of one picture, loaded when one is opened. */
export function PictureDialogPart(props: ComponentProps<typeof PictureDialog>) {
  const part = usePart(loadDialog);
  return (
    <QueryState query={part} loading={null} errorText="The picture could not be shown">
      {(loaded) => <loaded.PictureDialog {...props} />}
    </QueryState>
  );
}
