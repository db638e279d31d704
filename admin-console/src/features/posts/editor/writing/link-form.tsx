import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Actions, Button, space, TextField } from '@site/ui';
import { type LinkQuestion, readAddress } from './links';
import { OwnPlaces } from './own-places';
import { type OwnPlace, useOwnPlaces } from './use-own-places';

/** Where a link leads and what it is called. */
export function LinkForm({ draft, onWrite, onClose }: LinkQuestion) {
  const first = useRef<HTMLInputElement>(null);
  // It comes after the dialog has given the focus away.
  useEffect(() => first.current?.focus(), []);
  const [words, setWords] = useState(draft.words);
  const [written, setWritten] = useState(draft.address);
  const [refused, setRefused] = useState(false);

  const places = useOwnPlaces(written);

  const handleChoose = ({ path, name }: OwnPlace) => {
    setWritten(path);
    setWords(words || name);
    first.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's events reach the form of the post, in which it stands for React.
    event.stopPropagation();
    const [place] = places;
    const address = readAddress(written);
    if (!address && place) return words ? onWrite({ ...draft, words, address: place.path }) : handleChoose(place);
    if (address) onWrite({ ...draft, words, address });
    else setRefused(true);
  };

  return (
    <Fields onSubmit={handleSubmit} noValidate>
      <TextField
        ref={first}
        label="Address"
        placeholder="https://"
        hint="Or words of a post or a page of this site."
        value={written}
        error={refused ? 'Give an address such as https://example.com or /contact' : undefined}
        onChange={(event) => {
          setWritten(event.target.value);
          setRefused(false);
        }}
      />
      <OwnPlaces places={places} onChoose={handleChoose} />
      <TextField label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <Actions>
        {draft.address && (
          <Button $tone="quiet" $size="small" onClick={() => onWrite({ ...draft, words, address: '' })}>
            Remove link
          </Button>
        )}
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
