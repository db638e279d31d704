import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Actions, Button, FormGrid, TextField } from '@site/ui';
import { describePicture } from './editing/describe-picture';
import type { PictureQuestion } from './editing/pictures';

/** What a picture shows and what stands beneath it. */
export function PictureForm({ picture, onWrite, onClose }: PictureQuestion) {
  const field = useRef<HTMLInputElement>(null);
  // It comes after the dialog has given the focus away.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form of the post, in which it stands for React.
    event.stopPropagation();
    onWrite((state) => describePicture(state, picture, alt.trim(), caption.trim()));
  };
  return (
    <FormGrid onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
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
    </FormGrid>
  );
}
