import { useState } from 'react';
import { useGetPictureQuery } from '@site/api-client/pictures';
import { ConfirmDialog, Dialog, QueryState } from '@site/ui';
import { PictureForm } from './picture-form';

interface PictureDialogProps {
  id: number;
  /** Opens another picture instead. */
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One picture: what is kept with it, where it is used, and what can be done with it. */
export function PictureDialog({ id, onOpen, onClose }: PictureDialogProps) {
  const query = useGetPictureQuery(id, { refetchOnMountOrArgChange: true });
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  // Escape and a press beside the dialog may be slips; its buttons say what they do.
  const handleSlip = () => (dirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && handleSlip()} title={query.data?.name ?? 'Picture'} size="wide">
        <QueryState query={query} errorText="Failed to fetch the picture">
          {(picture) => <PictureForm picture={picture} onDirty={setDirty} onOpen={onOpen} onClose={onClose} />}
        </QueryState>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Close without saving?"
        description="Your changes here are not saved."
        confirmLabel="Discard"
        onConfirm={onClose}
      />
    </>
  );
}
