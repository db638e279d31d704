import { useState } from 'react';
import { useGetPictureQuery } from '@site/api-client/pictures';
import { QueryState } from '@site/ui';
import { CarefulDialog, unsaved } from '../../../shared/careful-dialog';
import { useCurrent } from '../../../shared/use-current';
import { PictureForm } from './picture-form';

interface PictureDialogProps {
  id: number;
  /** Opens another picture instead. */
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One picture: what is kept with it, where it is used, and what can be done with it. */
export function PictureDialog({ id, onOpen, onClose }: PictureDialogProps) {
  const query = useCurrent(useGetPictureQuery(id, { refetchOnMountOrArgChange: true }));
  const [dirty, setDirty] = useState(false);
  return (
    <CarefulDialog
      title={query.data?.name ?? 'Picture'}
      size="wide"
      question={dirty ? unsaved : null}
      onClose={onClose}
    >
      <QueryState query={query} errorText="Failed to fetch the picture">
        {(picture) => <PictureForm picture={picture} onDirty={setDirty} onOpen={onOpen} onClose={onClose} />}
      </QueryState>
    </CarefulDialog>
  );
}
