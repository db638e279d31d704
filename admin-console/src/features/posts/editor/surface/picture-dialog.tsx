import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Actions, Button, Dialog, space, TextField } from '@site/ui';
import type { PictureAt } from './editing/pictures';

interface PictureDialogProps {
  picture: PictureAt;
  onWrite: (alt: string, caption: string) => void;
  onClose: () => void;
}

/** Asks what a picture shows and what stands beneath it. */
export function PictureDialog({ picture, onWrite, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form of the post, in which it stands for React.
    event.stopPropagation();
    onWrite(alt.trim(), caption.trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Describe the picture">
      <Fields onSubmit={handleSubmit} noValidate>
        <TextField
          label="What it shows"
          hint="For people who can’t see it. Leave it empty if the picture is only decoration."
          dir="auto"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <TextField
          label="Caption"
          hint="Stands beneath the picture, for everybody."
          dir="auto"
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
        <Actions>
          <Button $tone="outline" $size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" $size="small">
            Change
          </Button>
        </Actions>
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space[16]};
`;
