import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type PictureSummary, useDeleteUnusedPicturesMutation } from '@site/api-client/pictures';
import { pictureLimits } from '@site/contracts';
import { Button, color, ConfirmDialog, space, type, useToast } from '@site/ui';
import { useRefusal } from '../../session/use-refusal';
import { counted } from '../../../shared/counted';
import { fileSize } from './picture-words';

/** Offers to delete what nothing has shown for long. */
export function UnusedPictures({ summary }: { summary: PictureSummary }) {
  const { unusedPictures, unusedBytes } = summary;
  const [asking, setAsking] = useState(false);
  const [deleteUnused, { isLoading }] = useDeleteUnusedPicturesMutation();
  const showRefusal = useRefusal();
  const { toast } = useToast();
  const number = counted(unusedPictures, 'picture');

  const handleDelete = async () => {
    try {
      const { pictures, bytes } = await deleteUnused({ pictures: unusedPictures }).unwrap();
      const description = `${counted(pictures, 'picture')} deleted, ${fileSize(bytes)} freed`;
      toast({ title: 'Success', description, variant: 'success' });
    } catch (error) {
      showRefusal(error, 'Failed to delete the pictures');
    }
    setAsking(false);
  };

  return (
    <Offer>
      <p>
        {number} ({fileSize(unusedBytes)}) {unusedPictures === 1 ? 'has' : 'have'} been used nowhere for{' '}
        {pictureLimits.unusedDays} days, not even in an earlier version of a post.
      </p>
      <Button $tone="outline" $size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        Delete {number}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${number}?`}
        description={`${number} that nothing uses ${unusedPictures === 1 ? 'is' : 'are'} deleted at once and for good.`}
        confirmLabel={`Delete ${number}`}
        pending={isLoading}
        onConfirm={() => void handleDelete()}
      />
    </Offer>
  );
}

const Offer = styled.div`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin-bottom: ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};
  background: ${color.card};
`;
