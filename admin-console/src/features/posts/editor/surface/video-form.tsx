import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Actions, Button, space, TextField } from '@site/ui';
import { type LinkQuestion, readAddress } from '../writing/links';
import { isVideoAddress } from './model/video-address';

/** Which video a link leads to, and what the link is called. */
export function VideoForm({ draft, onWrite, onClose }: LinkQuestion) {
  const first = useRef<HTMLInputElement>(null);
  // It comes after the dialog has given the focus away.
  useEffect(() => first.current?.focus(), []);
  const [written, setWritten] = useState(draft.address);
  const [words, setWords] = useState(draft.words || 'Watch the video');
  const [refused, setRefused] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form of the post, in which it stands for React.
    event.stopPropagation();
    const address = readAddress(written);
    if (address && isVideoAddress(address)) onWrite({ ...draft, words, address });
    else setRefused(true);
  };

  return (
    <Fields onSubmit={handleSubmit} noValidate>
      <TextField
        ref={first}
        label="Address of the video"
        inputMode="url"
        placeholder="https://www.youtube.com/watch?v="
        hint="On YouTube or Vimeo. Readers follow a link; a video at the head of the post belongs in its Video URL."
        value={written}
        error={
          refused ? 'Give the address of one video on YouTube or Vimeo, such as https://vimeo.com/76979871' : undefined
        }
        onChange={(event) => {
          setWritten(event.target.value);
          setRefused(false);
        }}
      />
      <TextField label="Words" dir="auto" value={words} onChange={(event) => setWords(event.target.value)} />
      <Actions>
        <Button $tone="outline" $size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" $size="small">
          {draft.address ? 'Change' : 'Add'}
        </Button>
      </Actions>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space[16]};
`;
