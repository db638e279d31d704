import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import type { StoredPicture } from '@site/contracts';
import { Button, media, space, TextField, VisuallyHidden } from '@site/ui';
import { UploadList, UploadRow } from './upload-row';
import type { Upload, Uploads } from './use-uploads';

interface ContentUploadsProps extends Pick<Uploads, 'uploads' | 'retry' | 'remove'> {
  onInsert: (picture: StoredPicture, description: string) => void;
}

/** Pictures for the text: each waits until it is described, then goes where the caret stands. */
export const ContentUploads = ({ uploads, retry, remove, onInsert }: ContentUploadsProps) => (
  <>
    <VisuallyHidden role="status">{announcementOf(uploads)}</VisuallyHidden>
    {uploads.length > 0 && (
      <UploadList aria-label="Pictures to be inserted">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id)}
            onRemove={() => remove(upload.id)}
          >
            <Description
              onInsert={(description) => {
                if (upload.picture) onInsert(upload.picture, description);
                remove(upload.id);
              }}
            />
          </UploadRow>
        ))}
      </UploadList>
    )}
  </>
);

function Description({ onInsert }: { onInsert: (description: string) => void }) {
  const [text, setText] = useState('');
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Within the post's form Enter would send it.
    event.preventDefault();
    onInsert(text.trim());
  };
  return (
    <Ask>
      <TextField
        label="What it shows"
        hint="For those who can’t see it. Leave it empty for mere decoration."
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button $size="small" $tone="outline" onClick={() => onInsert(text.trim())}>
        Insert at the caret
      </Button>
    </Ask>
  );
}

function announcementOf(uploads: Upload[]): string {
  const ready = uploads.filter(({ picture }) => picture).length;
  if (ready === 0) return '';
  return ready === 1
    ? 'A picture is uploaded and can be inserted.'
    : `${ready} pictures are uploaded and can be inserted.`;
}

const Ask = styled.div`
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
