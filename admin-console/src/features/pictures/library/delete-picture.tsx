import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type PictureDetails, useDeletePictureMutation } from '@site/api-client/pictures';
import { Button, ConfirmDialog } from '@site/ui';
import { useWhileShown } from '../../../shared/use-while-shown';
import { useRefusal } from '../../session/use-refusal';
import { useRequest } from '../../session/use-request';
import { counted } from '../../../shared/counted';

interface DeletePictureProps {
  picture: PictureDetails;
  onDeleted: () => void;
}

/** For a picture that nothing shows. */
export function DeletePicture({ picture: { id, name, earlierPosts }, onDeleted }: DeletePictureProps) {
  const [asking, setAsking] = useState(false);
  const [deletePicture, { isLoading }] = useDeletePictureMutation();
  const request = useRequest(useRefusal());
  const close = useWhileShown(onDeleted);
  const handleDelete = async () => {
    if (await request(deletePicture(id).unwrap(), 'Picture deleted', 'Failed to delete the picture')) close();
    setAsking(false);
  };
  return (
    <>
      <Button $tone="outline" $size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this picture?"
        description={`${name} is deleted at once and for good.${inHistory(earlierPosts)}`}
        confirmLabel="Delete"
        pending={isLoading}
        onConfirm={() => void handleDelete()}
      />
    </>
  );
}

const inHistory = (posts: number): string =>
  posts === 0
    ? ''
    : ` Earlier versions of ${counted(posts, 'post')} show it: it will be missing where one is restored.`;
