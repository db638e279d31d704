import { Image, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { isMediaAddress, type PostInput } from '@site/contracts';
import { Button, color, SmallText, space, useToast } from '@site/ui';
import { CoverPart } from '../../pictures/cover/cover-part';
import { pastedPictures } from '../../pictures/picture-files';
import { PickerPart } from '../../pictures/picker/picker-part';
import { PictureInput } from '../../pictures/picture-input';
import { useFileDrop } from '../../pictures/use-file-drop';
import { useUploads } from '../../pictures/use-uploads';
import { partOf } from '../../../shared/part-of';
import type { WaitingPictures } from './use-waiting-pictures';

interface CoverPictureProps {
  onWaiting: WaitingPictures['onWaiting'];
}

/** Current cover, and the place to drop, paste or choose another. A save waits for it. */
export function CoverPicture({ onWaiting }: CoverPictureProps) {
  const { setValue } = useFormContext<PostInput>();
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const setCover = (url: string) => setValue('coverImageUrl', url, { shouldDirty: true, shouldValidate: true });
  const { uploads, add, retry, remove } = useUploads(({ url }, forget) => {
    setCover(url);
    forget();
  });
  const { toast } = useToast();
  const waiting = uploads.length > 0;
  useEffect(() => {
    // Said where the person is: the cover may be out of sight.
    const show = () => toast({ title: 'Not saved yet', description: stillUploading, variant: 'destructive' });
    return waiting ? onWaiting(show) : undefined;
  }, [onWaiting, toast, waiting]);
  /** A post has one cover, the one chosen last: none that is still on its way replaces it. */
  const dropUploads = () => uploads.forEach(({ id }) => remove(id));
  const addOne = ([first]: File[]) => {
    if (!first) return;
    dropUploads();
    add([first]);
  };
  const { dropping, handlers } = useFileDrop(addOne);

  return (
    <Place $dropping={dropping} {...handlers} onPaste={(event) => addOne(pastedPictures(event.clipboardData))}>
      <CoverThumb />
      <Choice>
        <Button $tone="outline" $size="small" onClick={() => input.current?.click()}>
          <Image aria-hidden />
          Upload cover
        </Button>
        <Button $tone="outline" $size="small" onClick={() => setChoosing(true)}>
          <Images aria-hidden />
          Choose a picture
        </Button>
        <SmallText>or drop a picture here</SmallText>
      </Choice>
      <PictureInput ref={input} label="Cover picture" onFiles={addOne} />
      {waiting && <CoverUploads label="Uploading cover" {...{ uploads, retry, remove }} />}
      {choosing && (
        <PickerPart
          onClose={() => setChoosing(false)}
          onPick={({ url }) => {
            dropUploads();
            setCover(url);
          }}
        />
      )}
    </Place>
  );
}

const stillUploading = 'The cover is not uploaded yet. Save once it is there, or remove it.';

const CoverUploads = partOf(async () => (await import('../../pictures/upload-list')).UploadList, {
  errorText: 'The upload could not be shown',
});

function CoverThumb() {
  const address = useWatch<PostInput, 'coverImageUrl'>({ name: 'coverImageUrl' });
  return isMediaAddress(address) && <CoverPart small address={address} alt="Current cover" />;
}

const Place = styled.div<{ $dropping: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[12]};
  border: 1.5px dashed ${({ $dropping }) => ($dropping ? color.blue : color.line)};
  background: ${({ $dropping }) => ($dropping ? color.blueWash : 'none')};
`;

const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`;
