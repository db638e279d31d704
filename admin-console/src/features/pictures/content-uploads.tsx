import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { StoredPicture } from '@site/contracts';
import { aboveBottomBar, Button, media, space, TextField, VisuallyHidden } from '@site/ui';
import { UploadList } from './upload-list';
import { useStoreFirstText } from './use-store-first-text';
import type { Upload, Uploads } from './use-uploads';

interface ContentUploadsProps extends Pick<Uploads, 'uploads' | 'retry' | 'remove'> {
  /** Whether nothing was written since the pictures were given: then their rows come into view and get the focus. Stable. */
  mayTakeFocus: () => boolean;
  onInsert: (picture: StoredPicture, description: string) => void;
}

/** Pictures for the text: each waits until it is described, then goes where the caret stands. */
export function ContentUploads({ uploads, retry, remove, mayTakeFocus, onInsert }: ContentUploadsProps) {
  const place = useRef<HTMLDivElement>(null);
  const keepText = useStoreFirstText();
  const newest = uploads.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined && mayTakeFocus()) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [mayTakeFocus, newest]);

  return (
    <Place ref={place}>
      <VisuallyHidden role="status">{announcementOf(uploads)}</VisuallyHidden>
      <UploadList label="Pictures to insert" {...{ uploads, retry, remove }}>
        {({ id, picture }) => (
          <Description
            known={picture?.alt ?? ''}
            mayTakeFocus={mayTakeFocus}
            onInsert={(description) => {
              if (picture) {
                keepText(picture, description);
                onInsert(picture, description);
              }
              remove(id);
            }}
          />
        )}
      </UploadList>
    </Place>
  );
}

interface DescriptionProps extends Pick<ContentUploadsProps, 'mayTakeFocus'> {
  /** What is kept with the picture, where it was uploaded before. */
  known: string;
  onInsert: (description: string) => void;
}

function Description({ known, mayTakeFocus, onInsert }: DescriptionProps) {
  const [text, setText] = useState(known);
  const ask = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isDescribing = document.activeElement?.closest('[data-picture-description]');
    if (isDescribing || !mayTakeFocus()) return;
    ask.current?.querySelector('input')?.focus({ preventScroll: true });
    ask.current?.scrollIntoView?.({ block: 'nearest' });
  }, [mayTakeFocus]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Within the post's form Enter would send it.
    event.preventDefault();
    onInsert(text.trim());
  };
  return (
    <Ask ref={ask} data-picture-description>
      <TextField
        label="What it shows"
        hint="For people who can’t see it. Leave it empty if the picture is only decoration."
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button $size="small" $tone="outline" onClick={() => onInsert(text.trim())}>
        Insert at the cursor
      </Button>
    </Ask>
  );
}

function announcementOf(uploads: Upload[]): string {
  const ready = uploads.filter(({ picture }) => picture).length;
  if (ready === 0) return '';
  return ready === 1 ? '1 picture is ready to insert.' : `${ready} pictures are ready to insert.`;
}

/** What is brought into view stands above the bar at the window's lower edge. */
const intoView = `scroll-margin-bottom: calc(${aboveBottomBar} + ${space[16]});`;

const Place = styled.div`
  ${intoView}
`;

const Ask = styled.div`
  ${intoView}
  display: grid;
  gap: ${space[12]};
  justify-items: start;

  & > :first-child {
    width: 100%;
  }

  ${media.tablet} {
    & > button {
      margin-bottom: ${space[4]};
    }
  }
`;
