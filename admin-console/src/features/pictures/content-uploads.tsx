import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { StoredPicture } from '@site/contracts';
import { aboveBottomBar, Button, FieldError, media, space, TextField, VisuallyHidden } from '@site/ui';
import { isEnter } from '../../shared/is-enter';
import { UploadList } from './upload-list';
import { useStoreFirstText } from './use-store-first-text';
import type { Upload, Uploads } from './use-uploads';

interface ContentUploadsProps extends Pick<Uploads, 'uploads' | 'retry' | 'describe' | 'remove'> {
  /** How many saves were refused since pictures wait. */
  refusals: number;
  /** Whether nothing was written since the pictures were given: then their rows come into view and get the focus. Stable. */
  mayTakeFocus: () => boolean;
  onInsert: (picture: StoredPicture, description: string) => void;
}

/** Pictures for the text: each waits until it is described, then goes where the caret stands. */
export function ContentUploads(props: ContentUploadsProps) {
  const { uploads, retry, describe, remove, refusals, mayTakeFocus, onInsert } = props;
  const place = useRef<HTMLDivElement>(null);
  const keepText = useStoreFirstText();
  const newest = uploads.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined && mayTakeFocus()) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [mayTakeFocus, newest]);
  useEffect(() => {
    if (refusals === 0 || !mayTakeFocus()) return;
    const next = place.current?.querySelector<HTMLElement>('input') ?? place.current?.querySelector('button');
    next?.focus({ preventScroll: true });
    next?.scrollIntoView?.({ block: 'center' });
  }, [mayTakeFocus, refusals]);

  return (
    <Place ref={place}>
      <VisuallyHidden role="status">{announcementOf(uploads)}</VisuallyHidden>
      {refusals > 0 && (
        <FieldError key={refusals} role="alert">
          {refusalOf(uploads.length)}
        </FieldError>
      )}
      <UploadList label="Pictures to insert" {...{ uploads, retry, remove }}>
        {({ id, picture, description = picture?.alt ?? '' }) => (
          <Description
            text={description}
            mayTakeFocus={mayTakeFocus}
            onChange={(text) => describe(id, text)}
            onInsert={() => {
              if (picture) {
                keepText(picture, description.trim());
                onInsert(picture, description.trim());
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
  /** At first what is kept with the picture, where it was uploaded before. */
  text: string;
  onChange: (text: string) => void;
  onInsert: () => void;
}

function Description({ text, mayTakeFocus, onChange, onInsert }: DescriptionProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isDescribing = document.activeElement?.closest('[data-picture-description]');
    if (isDescribing || !mayTakeFocus()) return;
    room.current?.querySelector('input')?.focus({ preventScroll: true });
    room.current?.scrollIntoView?.({ block: 'nearest' });
  }, [mayTakeFocus]);
  const handleKey = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    // Within the post's form Enter would send it.
    event.preventDefault();
    onInsert();
  };
  return (
    <DescriptionBox ref={room} data-picture-description>
      <TextField
        label="What it shows"
        hint="For people who can’t see it. Leave it empty if the picture is only decoration."
        value={text}
        enterKeyHint="enter"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button $size="small" $tone="outline" onClick={onInsert}>
        Insert at the cursor
      </Button>
    </DescriptionBox>
  );
}

function announcementOf(uploads: Upload[]): string {
  const ready = uploads.filter(({ picture }) => picture).length;
  if (ready === 0) return '';
  return ready === 1 ? '1 picture is ready to insert.' : `${ready} pictures are ready to insert.`;
}

const refusalOf = (count: number): string =>
  count === 1
    ? '1 picture is not inserted yet. Insert it or remove it, then save.'
    : `${count} pictures are not inserted yet. Insert or remove them, then save.`;

/** What is brought into view stands above the bar at the window's lower edge. */
const intoView = `scroll-margin-bottom: calc(${aboveBottomBar} + ${space[16]});`;

const Place = styled.div`
  ${intoView}
`;

const DescriptionBox = styled.div`
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
