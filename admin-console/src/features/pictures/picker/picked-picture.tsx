import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PictureDetails } from '@site/api-client/pictures';
import { Actions, Button, color, FormGrid, TextField } from '@site/ui';
import { useStoreFirstText } from '../use-store-first-text';

interface PickedPictureProps {
  picture: PictureDetails;
  onInsert: (description: string) => void;
  onBack: () => void;
}

/** Asks what a chosen picture shows; what is kept with it is filled in. */
export function PickedPicture({ picture, onInsert, onBack }: PickedPictureProps) {
  const [text, setText] = useState(picture.alt);
  const keepText = useStoreFirstText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form of the post, in which it stands for React.
    event.stopPropagation();
    keepText(picture, text.trim());
    onInsert(text.trim());
  };
  return (
    <FormGrid onSubmit={handleSubmit} noValidate>
      <Shown src={picture.url} width={picture.width} height={picture.height} alt={picture.name} />
      <TextField
        ref={field}
        label="What it shows"
        hint="For people who can’t see it. Leave it empty if the picture is only decoration."
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Actions>
        <Button $tone="outline" onClick={onBack}>
          Choose another
        </Button>
        <Button type="submit">Insert at the cursor</Button>
      </Actions>
    </FormGrid>
  );
}

const Shown = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 46dvh;
  border: 1px solid ${color.line};
  background: #fff;
  forced-color-adjust: none;
`;
